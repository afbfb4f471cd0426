import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import { compareTexts } from '../../views/engine/keys.ts';
import { searchable } from '../../views/names/searchable.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import type { Names } from './names.ts';

type Named = Pick<Ref, 'id' | 'name' | 'recordedName'>;

/**
 * Compares recorded names regardless of accents and case, then ids. The same in both languages, and the same as `"searchName"
 * COLLATE "C"` in Postgres.
 */
export const compareNamed = (a: Named, b: Named): number =>
  compareTexts(searchable(a.recordedName ?? a.name), searchable(b.recordedName ?? b.name)) || a.id - b.id;

/** Keeps the order of rows but sorts tied neighbours by name. */
export const tiesByName = <Row>(
  rows: readonly Row[],
  isTie: (one: Row, other: Row) => boolean,
  namedOf: (row: Row) => Named,
): readonly Row[] => {
  const ties: Row[][] = [];
  for (const row of rows) {
    const tie = ties.at(-1);
    if (tie?.[0] !== undefined && isTie(tie[0], row)) tie.push(row);
    else ties.push([row]);
  }
  return ties.flatMap((tie) => tie.toSorted((a, b) => compareNamed(namedOf(a), namedOf(b))));
};

const isTieOfTables = (one: StandingRow, other: StandingRow): boolean =>
  one.rank === other.rank &&
  one.competition === other.competition &&
  one.categoryId === other.categoryId &&
  one.groupName === other.groupName;

/** Returns tables in display order: teams that share a rank are sorted by name. */
export const tablesByName = (rows: readonly StandingRow[], names: Names): readonly StandingRow[] =>
  tiesByName(rows, isTieOfTables, (row) => names.team(row.teamId, row.seasonId));
