import type { Row } from '../engine/any-view.ts';
import type { MapKey } from '../engine/keys.ts';
import type { Db } from '../schema.ts';
import { type StandingRow, standingsTable } from '../standings/standings.table.ts';
import type { Around, RankChange } from './changes.ts';
import { divisionChangesIn } from './division-changes.ts';
import { asStored, type Supposed } from './supposed.ts';
import { rowsOfGroups } from './supposed-rows.queries.ts';

const isDivided = ({ before, after }: Around<StandingRow>): boolean =>
  typeof before?.divisionId === 'number' || typeof after?.divisionId === 'number';

const tableOf = (rows: ReadonlyMap<MapKey, readonly Row[]>, competition: string) =>
  (rows.get(competition) ?? []) as readonly StandingRow[];

/** The ranks in divisions that go with these changes: whoever stands in one counts, changed or not. */
export const divisionChanges = async (
  db: Db,
  supposed: Supposed,
  rows: readonly Around<StandingRow>[],
): Promise<readonly RankChange[]> => {
  const leagues = rows
    .filter(isDivided)
    .flatMap(({ before, after }) => [before, after].flatMap((row) => (row ? [row.competition] : [])));
  const groups = new Map(leagues.map((league) => [league, [league]] as const));
  const selection = { table: standingsTable, alternatives: [['competition']], only: null };
  const [now, then] = await Promise.all(
    [asStored, supposed].map((each) => rowsOfGroups(db, each, selection, groups)),
  );
  return [...groups.keys()].flatMap((league) =>
    now && then ? divisionChangesIn(tableOf(now, league), tableOf(then, league)) : [],
  );
};
