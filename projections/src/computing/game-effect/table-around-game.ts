import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { CountedGame } from '../../views/games/counted-games.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { beforeGame, throughGame } from '../as-of/as-of-game.ts';

export type TableSources = {
  readonly games: readonly CountedGame[];
  readonly entries: readonly TableEntry[];
  readonly competition: CompetitionRow;
};

/** A team's rows in the table just before and just after a game; `earlier` is null before the first game. */
export type AroundGame = { readonly earlier: StandingRow | null; readonly later: StandingRow };

/** Returns the rows of the table in which both teams of a game stand. */
export const tableWith = (
  rows: readonly StandingRow[],
  { homeTeamId, awayTeamId, categoryId }: CountedGame,
): readonly StandingRow[] => {
  const home = rows.find((row) => row.categoryId === categoryId && row.teamId === homeTeamId);
  const own = rows.filter((row) => row.categoryId === home?.categoryId && row.groupName === home.groupName);
  return own.some(({ teamId }) => teamId === awayTeamId) ? own : [];
};

/** Returns the table just before and just after a game, from the results until then as they are recorded now. */
export const tableAroundGame = (
  { games, entries, competition }: TableSources,
  game: CountedGame,
): readonly AroundGame[] => {
  const rowsOf = (then: readonly CountedGame[]) =>
    tableWith(computeStandings(then, entries, competition), game);
  const [before, after] = [rowsOf(beforeGame(games, game)), rowsOf(throughGame(games, game))];
  const isBegun = before.some(({ gamesPlayed }) => gamesPlayed > 0);
  const earlier = new Map(isBegun ? before.map((row) => [row.teamId, row]) : []);
  return after.map((later) => ({ earlier: earlier.get(later.teamId) ?? null, later }));
};

/** Returns by how many ranks a game moved a team. */
export const rankDistance = ({ earlier, later }: AroundGame): number =>
  earlier ? Math.abs(later.rank - earlier.rank) : 0;

/** Returns the teams of the game and those that it moved most, in the order of the table after it. */
export const mostMoved = (
  rows: readonly AroundGame[],
  { homeTeamId, awayTeamId }: CountedGame,
  mostOthers: number,
): readonly AroundGame[] => {
  const plays = ({ later: { teamId } }: AroundGame) => teamId === homeTeamId || teamId === awayTeamId;
  const others = rows
    .filter((row) => !plays(row) && rankDistance(row) > 0)
    .toSorted((a, b) => rankDistance(b) - rankDistance(a) || a.later.place - b.later.place);
  const listed = new Set(others.slice(0, mostOthers));
  return rows.filter((row) => plays(row) || listed.has(row));
};
