import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../games/games.table.ts';
import { type GameScore, isPlayed } from '../games/result.ts';
import type { WithdrawnGameRow } from './withdrawn-games.table.ts';

export type Withdrawals = ReadonlyMap<number, WithdrawalTreatment>;
type Treatment = WithdrawalTreatment | null | undefined;

/** Returns the treatment of the games of each team that withdrew. */
export const withdrawalsOf = (
  entries: readonly { readonly teamId: number; readonly withdrawn?: WithdrawalTreatment | null }[],
): Withdrawals =>
  new Map(entries.flatMap(({ teamId, withdrawn }) => (withdrawn ? [[teamId, withdrawn]] : [])));

/** The game as lost by forfeit. `game` may lack the columns of its result, which only some readers have. */
const forfeited = <Game extends GameScore>(game: Game, forfeitedBy: 'home' | 'away' | 'both'): Game => ({
  ...game,
  status: 'final',
  homeGoals: 0,
  awayGoals: 0,
  forfeitedBy,
  ...('decidedIn' in game && { decidedIn: 'regulation' }),
  ...('period' in game && { period: null }),
});

/** Returns a game as it counts after the withdrawals of its sides; null when it counts no longer. */
const countedAs = <Game extends GameScore>(game: Game, home: Treatment, away: Treatment): Game | null => {
  if (home === 'void' || away === 'void') return null;
  if (isPlayed(game) || (!home && !away)) return game;
  if (home === 'cancelRest' || away === 'cancelRest') return null;
  if (home && away) return forfeited(game, 'both');
  return forfeited(game, home ? 'home' : 'away');
};

type Sides = Pick<GameRow, 'homeTeamId' | 'awayTeamId'>;

const countedAfter = <Game extends GameScore & Sides>(game: Game, withdrawals: Withdrawals): Game | null =>
  countedAs(game, withdrawals.get(game.homeTeamId), withdrawals.get(game.awayTeamId));

/**
 * Returns the games that count in the table after withdrawals: without those of a team whose games are void, and with
 * unplayed ones lost by forfeit or left out.
 */
export const gamesCounted = <Game extends GameScore & Sides>(
  games: readonly Game[],
  withdrawals: Withdrawals,
): readonly Game[] =>
  withdrawals.size === 0 ? games : games.flatMap((game) => countedAfter(game, withdrawals) ?? []);

/**
 * Returns all games as the site shows them after withdrawals: games that no longer count are void, or cancelled if they
 * were not played. The public table of games does the same in SQL.
 */
export const visibleGames = <Game extends GameScore & Sides>(
  games: readonly Game[],
  withdrawals: Withdrawals,
): readonly Game[] =>
  games.map((game) => {
    const counted = countedAfter(game, withdrawals);
    if (counted || game.status === 'live') return counted ?? game;
    return { ...game, status: game.status === 'final' ? 'void' : 'cancelled' };
  });

/** Like `gamesCounted`, for games of several competitions. */
export const gamesCountedAmong = <Game extends GameScore & Pick<GameRow, 'gameId'>>(
  games: readonly Game[],
  withdrawn: readonly Pick<WithdrawnGameRow, 'gameId' | 'home' | 'away'>[],
): readonly Game[] => {
  if (withdrawn.length === 0) return games;
  const known = new Map(withdrawn.map((row) => [row.gameId, row]));
  return games.flatMap((game) => {
    const row = known.get(game.gameId);
    return row ? (countedAs(game, row.home, row.away) ?? []) : [game];
  });
};
