import type { Db } from '../../views/schema.ts';
import { standingsOf } from '../standings/competition.queries.ts';
import type { StandingRow } from '../../views/standings/standings.table.ts';
import { type Around, eitherOf, type RankChange } from '../../computing/preview/changes.ts';
import { divisionChangesIn } from '../../computing/preview/division-changes.ts';

const isDivided = ({ before, after }: Around<StandingRow>): boolean =>
  typeof before?.divisionId === 'number' || typeof after?.divisionId === 'number';

/** Computes the changes in a league's divisions from its stored table and the changed rows. */
const changesIn = async (db: Db, league: string, rows: readonly Around<StandingRow>[]) => {
  const now = await standingsOf(db, league);
  const own = rows.filter((row) => eitherOf(row).competition === league);
  const teams = new Set(own.map((row) => eitherOf(row).teamId));
  const same = now.filter(({ teamId }) => !teams.has(teamId));
  return divisionChangesIn(now, [...same, ...own.flatMap(({ after }) => after ?? [])]);
};

/** Returns the rank changes in divisions; they can affect teams whose row in the whole table does not change. */
export const divisionChanges = async (
  db: Db,
  rows: readonly Around<StandingRow>[],
): Promise<readonly RankChange[]> => {
  const leagues = [...new Set(rows.filter(isDivided).map((row) => eitherOf(row).competition))];
  return (await Promise.all(leagues.map((league) => changesIn(db, league, rows)))).flat();
};
