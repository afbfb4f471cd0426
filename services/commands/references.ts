import type { References } from '@rondelle/contracts/ports/references.ts';
import { isAllowedFor } from '@rondelle/members/supervises.ts';
import type { Db, Tables } from '@rondelle/projections/views/schema.ts';
import DataLoader from 'dataloader';
import { sql } from 'kysely';
import { fresh } from './fresh.ts';
import { usageFor } from './usage.ts';
import type { WriteServices, Writing } from './writing.ts';

/**
 * Finds rows by the numbers in these columns. Batches the keys requested at the same time into one query; caches rows.
 * Prepares itself at the first request: most commands refer to few kinds of entities, and a plan for a roll-back has
 * thousands of commands.
 */
const finder = <Table extends keyof Tables & string, Column extends keyof Tables[Table] & string>(
  db: Db,
  table: Table,
  keys: readonly Column[],
  others: readonly Column[] = [],
): ((...key: readonly number[]) => Promise<Pick<Tables[Table], Column> | null>) => {
  type Found = Pick<Tables[Table], Column> | null;
  const prepared = () =>
    new DataLoader<readonly number[], Found, string>(
      async (wanted) => {
        const columns = sql.join([...keys, ...others].map((column) => sql.ref(column)));
        const among = keys.map(
          (column, at) => sql`${sql.ref(column)} = ANY(${[...new Set(wanted.map((key) => key[at]))]})`,
        );
        const found = await sql<Pick<Tables[Table], Column>>`
        SELECT ${columns} FROM ${sql.table(table)} WHERE ${sql.join(among, sql` AND `)}`.execute(db);
        return wanted.map(
          (key) => found.rows.find((row) => keys.every((column, at) => row[column] === key[at])) ?? null,
        );
      },
      { cacheKeyFn: String },
    );
  let rows: ReturnType<typeof prepared> | undefined;
  return (...key) => {
    rows ??= prepared();
    return rows.load(key);
  };
};

/** Checks that an address is free. Only valid under the lock of `withAddressLock`, so that nobody else assigns it. */
const addressesFor = (services: WriteServices): Pick<References, 'isSlugTaken' | 'isAddressTaken'> => ({
  isSlugTaken: async (slug, seasonId) => {
    const db = await fresh(services, 'catalogue');
    const others = db.selectFrom('seasons').select('seasonId').where('seasonId', '<>', seasonId);
    return (await others.where('slug', '=', slug).executeTakeFirst()) !== undefined;
  },
  isAddressTaken: async ({ seasonId, categoryId, regionId }, leagueId) => {
    const db = await fresh(services, seasonId);
    const other = await db
      .selectFrom('leagues')
      .select('leagueId')
      .where('seasonId', '=', seasonId)
      .where('categoryId', '=', categoryId)
      .where('regionId', '=', regionId)
      .where('leagueId', '<>', leagueId)
      .limit(1)
      .executeTakeFirst();
    return other !== undefined;
  },
});

/** Loads what the commands of one attempt refer to. It caches rows, so it must not outlive the request. */
export const referencesFor = (writing: Writing): References => {
  const { db, session, firstSeason } = writing;
  return {
    season: finder(db, 'seasons', ['seasonId'], ['startsOn', 'endsOn']),
    region: finder(db, 'regions', ['regionId']),
    category: finder(db, 'categories', ['categoryId'], ['shows']),
    division: finder(db, 'divisions', ['divisionId']),
    city: finder(db, 'cities', ['cityId']),
    organization: finder(db, 'organizations', ['organizationId']),
    ruleset: finder(db, 'rulesets', ['rulesetId', 'version']),
    league: finder(db, 'leagues', ['leagueId', 'seasonId'], ['categoryId', 'regionId']),
    tournament: finder(db, 'tournaments', ['tournamentId', 'seasonId'], ['categoryIds']),
    team: finder(db, 'team_seasons', ['teamId', 'seasonId'], ['categoryId']),
    entryInLeague: finder(db, 'league_entries', ['leagueId', 'teamId']),
    entryInTournament: finder(db, 'tournament_entries', ['tournamentId', 'teamId'], ['categoryId']),
    game: finder(db, 'games', ['gameId']),
    ...addressesFor(writing),
    ...usageFor(writing),
    memberId: session.memberId,
    settles: (gameId) => isAllowedFor(db, session, 'competition/supervise', { kind: 'game', id: gameId }),
    firstSeason,
  };
};
