import { playedBy } from '../as-of/as-of.ts';
import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { type Around, type RankChange, rankChangesIn } from './changes.ts';

const dayBefore = (day: string): string =>
  new Date(Date.parse(`${day}T00:00:00Z`) - 86_400_000).toISOString().slice(0, 10);

/**
 * Returns the first and the last day whose table has the game on only one of its two dates; empty when the date is the
 * same.
 */
export const daysBetween = ({ before, after }: Around<Pick<GameRow, 'date'>>): readonly string[] => {
  if (!before || !after || before.date === after.date) return [];
  const [from, to] = before.date < after.date ? [before.date, after.date] : [after.date, before.date];
  return [...new Set([from, dayBefore(to)])];
};

type Games = readonly GameRow[];
/** A league or tournament with its entries. */
type Competition = { readonly competition: CompetitionRow; readonly entries: readonly TableEntry[] };

/** Returns every team whose rank or points change in the tables as of the end of a day. */
export const rankChangesOn = (
  day: string,
  { competition, entries }: Competition,
  games: { readonly before: Games; readonly after: Games },
): readonly RankChange[] => {
  const tableOf = (some: Games) =>
    new Map(
      computeStandings(playedBy(some, day), entries, competition).map((row) => [
        `${row.categoryId} ${row.groupName} ${row.teamId}`,
        row,
      ]),
    );
  const [before, after] = [tableOf(games.before), tableOf(games.after)];
  const keys = new Set([...before.keys(), ...after.keys()]);
  return rankChangesIn([...keys].map((key) => ({ before: before.get(key), after: after.get(key) })));
};
