import type { CompetitionRow } from '../../views/competitions/competitions.table.ts';
import type { Db } from '../../views/schema.ts';
import { type StandingRow, standingsTable } from '../../views/standings/standings.table.ts';
import type { TableEntry } from '../../views/standings/tables.ts';

const standingColumns = Object.keys(standingsTable.columns) as (keyof StandingRow)[];
const most = 5000;

/** Returns the stored tables of a league or tournament, ordered by category, group and place. */
export const standingsOf = (db: Db, competition: string): Promise<StandingRow[]> =>
  db
    .selectFrom('standings')
    .select(standingColumns)
    .where('competition', '=', competition)
    .orderBy('categoryId')
    .orderBy('groupName')
    .orderBy('place')
    .limit(most)
    .execute();

/** Returns a competition with its rules and its recorded draw. */
export const competitionRow = (db: Db, competition: string): Promise<CompetitionRow | undefined> =>
  db
    .selectFrom('competitions')
    .select([
      'competition',
      'kind',
      'id',
      'seasonId',
      'categoryId',
      'rulesetId',
      'rulesetVersion',
      'rules',
      'draw',
    ])
    .where('competition', '=', competition)
    .executeTakeFirst();

export const leagueEntriesOf = async (
  db: Db,
  competition: string,
  categoryId: number,
): Promise<TableEntry[]> => {
  const rows = await db
    .selectFrom('league_entries')
    .select(['teamId', 'divisionId', 'deducted', 'withdrawn'])
    .where('competition', '=', competition)
    .orderBy('teamId')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, categoryId, groupName: null }));
};

export const tournamentEntriesOf = async (db: Db, competition: string): Promise<TableEntry[]> => {
  const rows = await db
    .selectFrom('tournament_entries')
    .select(['teamId', 'categoryId', 'groupName', 'deducted'])
    .where('competition', '=', competition)
    .orderBy('teamId')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, divisionId: null }));
};

export const countsOfCompetition = (db: Db, competition: string) =>
  db
    .selectFrom('competition_counts')
    .select(['games', 'finals', 'firstDate', 'lastDate'])
    .where('competition', '=', competition)
    .executeTakeFirst();
