import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { anyOf, varying } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';
import { asOf } from './versions.ts';

const namesOf = (
  db: Db,
  table: 'region_history' | 'category_history' | 'division_history',
  instant: string,
) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom(table as 'region_history')
        .distinctOn('id')
        .select(['id', 'nameFr', 'nameEn', 'seasonNames', 'deleted'])
        .orderBy('id')
        .orderBy(asOf(instant), 'desc')
        .as('then'),
    )
    .select(['id', 'nameFr as fr', 'nameEn as en', 'seasonNames as inSeasons'])
    .where('deleted', '=', false)
    .orderBy('id')
    .limit(2_000);

const seasonsAsKnown = (db: Db, instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('season_history')
        .distinctOn('id')
        .select(['id', 'slug', 'startsOn', 'endsOn', 'deleted'])
        .select(sql<string | null>`"chosenAt"::text`.as('chosenAt'))
        .orderBy('id')
        .orderBy(asOf(instant), 'desc')
        .as('then'),
    )
    .select(['id', 'slug', 'startsOn', 'endsOn', 'chosenAt'])
    .where('deleted', '=', false)
    .orderBy('startsOn', 'desc')
    .limit(200);

/** Returns the seasons and the names of regions, categories and divisions at an instant, in one round trip. */
export const catalogueAsKnown = (db: Db, instant: string) =>
  db
    .selectNoFrom([
      jsonArrayFrom(seasonsAsKnown(db, instant)).as('seasons'),
      jsonArrayFrom(namesOf(db, 'region_history', instant)).as('regions'),
      jsonArrayFrom(namesOf(db, 'category_history', instant)).as('categories'),
      jsonArrayFrom(namesOf(db, 'division_history', instant)).as('divisions'),
    ])
    .executeTakeFirstOrThrow();

/** Returns the names of leagues at an instant, with the categories and regions that they were in. */
export const leaguesAsKnown = (db: Db, ids: readonly number[], instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('league_history')
        .distinctOn('leagueId')
        .select(['leagueId', 'seasonId', 'categoryId', 'regionId', 'nameFr', 'nameEn', 'deleted'])
        .where(anyOf('leagueId', ids))
        .orderBy('leagueId')
        .orderBy(asOf(instant), 'desc')
        .as('then'),
    )
    .select(['leagueId', 'seasonId', 'categoryId', 'regionId', 'nameFr', 'nameEn'])
    .where('deleted', '=', false)
    .limit(varying(ids.length))
    .execute();

/** Returns the names of tournaments at an instant, with their days, city and categories. */
export const tournamentsAsKnown = (db: Db, ids: readonly number[], instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('tournament_history')
        .distinctOn('tournamentId')
        .select(['tournamentId', 'seasonId', 'competition', 'nameFr', 'nameEn', 'categoryIds'])
        .select(['startsOn', 'endsOn', 'city', 'deleted'])
        .where(anyOf('tournamentId', ids))
        .orderBy('tournamentId')
        .orderBy(asOf(instant), 'desc')
        .as('then'),
    )
    .select(['tournamentId', 'seasonId', 'competition', 'nameFr', 'nameEn', 'categoryIds'])
    .select(['startsOn', 'endsOn', 'city'])
    .where('deleted', '=', false)
    .limit(varying(ids.length))
    .execute();
