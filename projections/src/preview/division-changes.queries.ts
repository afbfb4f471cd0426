import type { Db } from '../schema.ts';
import { standingsOf } from '../standings/competition.queries.ts';
import type { StandingRow } from '../standings/standings.table.ts';
import { type Around, eitherOf, type RankChange } from './changes.ts';
import { divisionChangesIn } from './division-changes.ts';

const isDivided = ({ before, after }: Around<StandingRow>): boolean =>
  typeof before?.divisionId === 'number' || typeof after?.divisionId === 'number';

/** The whole table, in which these rows change; what stands in the database is what it is now. */
const changesIn = async (db: Db, league: string, rows: readonly Around<StandingRow>[]) => {
  const now = await standingsOf(db, league);
  const own = rows.filter((row) => eitherOf(row).competition === league);
  const teams = new Set(own.map((row) => eitherOf(row).teamId));
  const same = now.filter(({ teamId }) => !teams.has(teamId));
  return divisionChangesIn(now, [...same, ...own.flatMap(({ after }) => after ?? [])]);
};

/** The ranks in divisions that go with these changes: whoever stands in one counts, changed or not. */
export const divisionChanges = async (
  db: Db,
  rows: readonly Around<StandingRow>[],
): Promise<readonly RankChange[]> => {
  const leagues = [...new Set(rows.filter(isDivided).map((row) => eitherOf(row).competition))];
  return (await Promise.all(leagues.map((league) => changesIn(db, league, rows)))).flat();
};
