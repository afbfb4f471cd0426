import { playedBy } from '../as-of/as-of.ts';
import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { GameRow } from '../games/games.table.ts';
import { computeStandings } from '../standings/standings.ts';
import type { TableEntry } from '../standings/tables.ts';
import { type RankChange, rankChangesIn } from './changes.ts';
import { type SupposedGame, supposingGames } from './supposed-game.ts';

/** A league or tournament with all that its tables come from. */
export type CompetitionRows = {
  readonly competition: CompetitionRow;
  readonly entries: readonly TableEntry[];
  readonly games: readonly GameRow[];
};

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/** The first and the last day whose table knows the game on one of its two dates only; none where it stays on its day. */
export const daysBetween = ({ before, after }: SupposedGame): readonly string[] => {
  if (!before || !after || before.date === after.date) return [];
  const [from, to] = before.date < after.date ? [before.date, after.date] : [after.date, before.date];
  return [...new Set([from, dayBefore(to)])];
};

/** Every team of a competition whose rank or points would change in the tables as they were at the end of a day. */
export const rankChangesOn = (
  day: string,
  { competition, entries, games }: CompetitionRows,
  supposed: SupposedGame,
): readonly RankChange[] => {
  const tables = [games, supposingGames(games, [supposed])].map((each) =>
    computeStandings(playedBy(each, day), entries, competition),
  );
  const keyed = tables.map(
    (rows) => new Map(rows.map((row) => [`${row.categoryId} ${row.groupName} ${row.teamId}`, row])),
  );
  const keys = new Set(keyed.flatMap((rows) => [...rows.keys()]));
  const [then, now] = keyed;
  return rankChangesIn([...keys].map((key) => ({ before: then?.get(key), after: now?.get(key) })));
};
