import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { type RawBuilder, sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf, varying } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';

const most = 20_000;

/**
 * Orders the versions of an entity, in descending order: the last one by an instant comes first, or else the first one
 * of all, so that later events never change which version is taken.
 */
const asOf = (instant: string): RawBuilder<number> =>
  sql<number>`CASE WHEN "recordedAt" <= ${instant} THEN revision ELSE -1 - revision END`;

const namesOf = (
  db: Db,
  table: 'region_history' | 'category_history' | 'division_history',
  instant: string,
) =>
  db
    .selectFrom(table as 'region_history')
    .distinctOn('id')
    .select(['id', 'nameFr as fr', 'nameEn as en', 'seasonNames as inSeasons'])
    .where('deleted', '=', false)
    .orderBy('id')
    .orderBy(asOf(instant), 'desc')
    .limit(2_000);

/** Returns the names of regions, categories and divisions at an instant, in one round trip. */
export const catalogueNamesAsKnown = (db: Db, instant: string) =>
  db
    .selectNoFrom([
      jsonArrayFrom(namesOf(db, 'region_history', instant)).as('regions'),
      jsonArrayFrom(namesOf(db, 'category_history', instant)).as('categories'),
      jsonArrayFrom(namesOf(db, 'division_history', instant)).as('divisions'),
    ])
    .executeTakeFirstOrThrow();

const crestAsKnown = (instant: string) => sql<CrestChoice | null>`(
  SELECT crest FROM crest_history WHERE crest_history."teamId" = listing."teamId" AND NOT deleted
  ORDER BY ${asOf(instant)} DESC LIMIT 1)`;

/** Returns how teams were listed at an instant in some seasons or in all, latest season first. */
export const teamsAsKnown = (
  db: Db,
  teamIds: ReadonlySet<number>,
  seasonIds: ReadonlySet<number> | 'all',
  instant: string,
) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('team_season_history')
        .distinctOn(['teamId', 'seasonId'])
        .select(['teamId', 'seasonId', 'name', 'categoryId', 'regionId', 'city'])
        .where(anyOf('teamId', teamIds))
        .$if(seasonIds !== 'all', (query) =>
          query.where(anyOf('seasonId', seasonIds === 'all' ? [] : seasonIds)),
        )
        .where('deleted', '=', false)
        .orderBy('teamId')
        .orderBy('seasonId')
        .orderBy(asOf(instant), 'desc')
        .as('listing'),
    )
    .innerJoin('seasons', 'seasons.seasonId', 'listing.seasonId')
    .select(['teamId', 'listing.seasonId', 'name', 'categoryId', 'regionId', 'city'])
    .select(crestAsKnown(instant).as('crest'))
    .orderBy('startsOn', 'desc')
    .limit(most)
    .execute();

/** Returns the names of leagues at an instant, with the categories and regions that they were in. */
export const leaguesAsKnown = (db: Db, ids: readonly number[], instant: string) =>
  db
    .selectFrom('league_history')
    .distinctOn('leagueId')
    .select(['leagueId', 'seasonId', 'categoryId', 'regionId', 'nameFr', 'nameEn'])
    .where(anyOf('leagueId', ids))
    .where('deleted', '=', false)
    .orderBy('leagueId')
    .orderBy(asOf(instant), 'desc')
    .limit(varying(ids.length))
    .execute();

type LeagueScope = { readonly seasonId: number; readonly categoryId: number; readonly regionId: number };

/** Returns the league that was in a category and region at an instant. Leaves out leagues deleted since. */
export const leagueThere = (db: Db, { seasonId, categoryId, regionId }: LeagueScope, instant: string) =>
  db
    .selectFrom('league_history as then')
    .innerJoin('leagues', 'leagues.leagueId', 'then.leagueId')
    .select(['then.leagueId', 'then.competition', 'then.nameFr', 'then.nameEn'])
    .where('then.seasonId', '=', seasonId)
    .where('then.categoryId', '=', categoryId)
    .where('then.regionId', '=', regionId)
    .where('then.deleted', '=', false)
    .where('then.revision', '=', (from) =>
      from
        .selectFrom('league_history as last')
        .select(({ fn }) => fn.max('last.revision').as('revision'))
        .whereRef('last.leagueId', '=', 'then.leagueId')
        .where('last.recordedAt', '<=', instant),
    )
    .orderBy('then.leagueId')
    .limit(1)
    .executeTakeFirst();

/** Returns the names of tournaments at an instant, with their days, city and categories. */
export const tournamentsAsKnown = (db: Db, ids: readonly number[], instant: string) =>
  db
    .selectFrom('tournament_history')
    .distinctOn('tournamentId')
    .select(['tournamentId', 'seasonId', 'nameFr', 'nameEn', 'categoryIds', 'startsOn', 'endsOn', 'city'])
    .where(anyOf('tournamentId', ids))
    .where('deleted', '=', false)
    .orderBy('tournamentId')
    .orderBy(asOf(instant), 'desc')
    .limit(varying(ids.length))
    .execute();
