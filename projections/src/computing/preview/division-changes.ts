import { divisionTable } from '../standings/division-table.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import { type RankChange, rankChangesIn } from './changes.ts';

type Rows = readonly StandingRow[];

const divisionsIn = (rows: Rows): readonly number[] =>
  rows.flatMap(({ divisionId }) => (divisionId === null ? [] : [divisionId]));

const ofDivision = (divisionId: number, before: Rows, after: Rows): readonly RankChange[] => {
  const [then, now] = [before, after].map(
    (rows) => new Map(divisionTable(rows, divisionId).map((row) => [row.teamId, row])),
  );
  const teamIds = new Set([...(then?.keys() ?? []), ...(now?.keys() ?? [])]);
  const around = [...teamIds].map((id) => ({ before: then?.get(id), after: now?.get(id) }));
  return rankChangesIn(around).map((change) => ({ ...change, divisionId }));
};

/** Returns every team whose rank or points change in the table of a division, from the league's whole tables. */
export const divisionChangesIn = (before: Rows, after: Rows): readonly RankChange[] => {
  const ids = new Set(divisionsIn([...before, ...after]));
  return [...ids].sort((a, b) => a - b).flatMap((id) => ofDivision(id, before, after));
};
