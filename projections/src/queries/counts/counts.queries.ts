import { sql } from 'kysely';
import type { Db } from '../../views/schema.ts';

type ListCounts = {
  /** Number of leagues and tournaments. */
  readonly competitions: number;
  /** Number of teams entered in them. */
  readonly entries: number;
  readonly organizations: number;
  readonly seasonsWithGames: number;
};

/** Counts the competitions, entries and organizations of all seasons. */
export const listCounts = async (db: Db): Promise<ListCounts> => {
  const { rows } = await sql<ListCounts>`
    SELECT ((SELECT count(*) FROM leagues) + (SELECT count(*) FROM tournaments))::int AS competitions,
      ((SELECT count(*) FROM league_entries) + (SELECT count(*) FROM tournament_entries))::int AS entries,
      (SELECT count(*) FROM organizations)::int AS organizations,
      (SELECT count(*) FROM season_counts WHERE games > 0)::int AS "seasonsWithGames"`.execute(db);
  return rows[0] ?? { competitions: 0, entries: 0, organizations: 0, seasonsWithGames: 0 };
};

/** Returns the counts of each season, oldest first. */
export const seasonsInNumbers = (db: Db) =>
  db
    .selectFrom('season_counts')
    .innerJoin('seasons', 'seasons.seasonId', 'season_counts.seasonId')
    .select(['seasons.slug as season', 'season_counts.games', 'season_counts.finals', 'season_counts.teams'])
    .orderBy('seasons.slug')
    .execute();
