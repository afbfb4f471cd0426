import { playedStatuses } from '@rondelle/contracts/competition/lists.ts';
import type { GameRow } from '../../views/games/games.table.ts';

export type OwnGame = Pick<GameRow, 'gameId' | 'seasonId' | 'date' | 'homeTeamId' | 'awayTeamId' | 'status'>;

/** The head-to-head games of a team and one other. */
export type Encounters = {
  readonly last: OwnGame | null;
  readonly next: OwnGame | null;
  /** Games of the season that were played or are planned. */
  readonly thisSeason: number;
};
export const noEncounters: Encounters = { last: null, next: null, thisSeason: 0 };

const isPlanned = ({ status }: OwnGame): boolean => status === 'scheduled' || status === 'postponed';
const hasBegun = ({ status }: OwnGame): boolean => playedStatuses.includes(status);

const byDate = (one: OwnGame, other: OwnGame): number =>
  one.date < other.date ? -1 : one.date > other.date ? 1 : one.gameId - other.gameId;

/** Returns what a team's games of all seasons make of each opponent, by the opponent's id. */
export const encountersOf = (
  games: readonly OwnGame[],
  { teamId, seasonId, today }: { readonly teamId: number; readonly seasonId: number; readonly today: string },
): ReadonlyMap<number, Encounters> => {
  const byOpponent = Map.groupBy(games.toSorted(byDate), ({ homeTeamId, awayTeamId }) =>
    homeTeamId === teamId ? awayTeamId : homeTeamId,
  );
  return new Map(
    [...byOpponent].map(([opponent, among]) => [
      opponent,
      {
        last: among.findLast(hasBegun) ?? null,
        next: among.find((game) => game.status === 'scheduled' && game.date >= today) ?? null,
        thisSeason: among.filter((game) => game.seasonId === seasonId && (hasBegun(game) || isPlanned(game)))
          .length,
      },
    ]),
  );
};
