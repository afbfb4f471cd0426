import type { WithdrawalTreatment } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../games/games.table.ts';
import { isPlayed } from './result.ts';

type Withdrawals = ReadonlyMap<number, WithdrawalTreatment>;

/** What becomes of the games of each team that withdrew. */
export const withdrawalsOf = (
  entries: readonly { readonly teamId: number; readonly withdrawn?: WithdrawalTreatment | null }[],
): Withdrawals =>
  new Map(entries.flatMap(({ teamId, withdrawn }) => (withdrawn ? [[teamId, withdrawn]] : [])));

const forfeited = (game: GameRow, forfeitedBy: 'home' | 'away' | 'both'): GameRow => ({
  ...game,
  status: 'final',
  homeGoals: 0,
  awayGoals: 0,
  decidedIn: 'regulation',
  forfeitedBy,
  period: null,
});

const countedAs = (game: GameRow, withdrawals: Withdrawals): GameRow | null => {
  const [home, away] = [withdrawals.get(game.homeTeamId), withdrawals.get(game.awayTeamId)];
  if (home === 'void' || away === 'void') return null;
  if (isPlayed(game) || (!home && !away)) return game;
  if (home === 'cancelRest' || away === 'cancelRest') return null;
  if (home && away) return forfeited(game, 'both');
  return forfeited(game, home ? 'home' : 'away');
};

/**
 * The games as they count in the table after withdrawals: without those of a team whose games are void, and with those
 * that nobody has played lost by forfeit or left out.
 */
export const gamesCounted = (games: readonly GameRow[], withdrawals: Withdrawals): readonly GameRow[] =>
  withdrawals.size === 0 ? games : games.flatMap((game) => countedAs(game, withdrawals) ?? []);
