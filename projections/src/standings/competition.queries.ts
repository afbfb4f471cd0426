import type { CompetitionRow } from '../competitions/competitions.table.ts';
import type { Db } from '../schema.ts';
import { type StandingRow, standingsTable } from './standings.table.ts';
import type { TableEntry } from './tables.ts';

const standingColumns = Object.keys(standingsTable.columns) as (keyof StandingRow)[];
const most = 5000;

/** A league's or tournament's tables as they stand: by category, group and place. */
export const standingsOf = (db: Db, competition: string): Promise<StandingRow[]> =>
  db
    .selectFrom('standings')
    .select(standingColumns)
    .where('competition', '=', competition)
    .orderBy('category_id')
    .orderBy('group_name')
    .orderBy('place')
    .limit(most)
    .execute();

/** Its kind, its rules and the recorded draw. */
export const competitionRow = (db: Db, competition: string): Promise<CompetitionRow | undefined> =>
  db
    .selectFrom('competitions')
    .select(['competition', 'kind', 'id', 'season_id', 'ruleset_id', 'ruleset_version', 'rules', 'draw'])
    .where('competition', '=', competition)
    .executeTakeFirst();

export const leagueEntriesOf = async (
  db: Db,
  competition: string,
  categoryId: number,
): Promise<TableEntry[]> => {
  const rows = await db
    .selectFrom('league_entries')
    .select(['team_id', 'division_id'])
    .where('competition', '=', competition)
    .orderBy('team_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, category_id: categoryId, group_name: null }));
};

export const tournamentEntriesOf = async (db: Db, competition: string): Promise<TableEntry[]> => {
  const rows = await db
    .selectFrom('tournament_entries')
    .select(['team_id', 'category_id', 'group_name'])
    .where('competition', '=', competition)
    .orderBy('team_id')
    .limit(most)
    .execute();
  return rows.map((row) => ({ ...row, division_id: null }));
};

export const countsOfCompetition = (db: Db, competition: string) =>
  db
    .selectFrom('competition_counts')
    .select(['games', 'finals', 'first_date', 'last_date'])
    .where('competition', '=', competition)
    .executeTakeFirst();
