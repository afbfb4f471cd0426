import { anyOf } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';

const most = { leagues: 500, places: 20_000 };

type Scope = {
  readonly seasonIds: readonly number[];
  readonly categoryId: number;
  readonly regionId: number;
};

/** Returns the leagues that were in a category and region at an instant, ordered by id. */
export const leaguesInRegionAt = (db: Db, { seasonIds, categoryId, regionId }: Scope, instant: string) =>
  db
    .selectFrom('league_history as then')
    .select(['then.leagueId', 'then.seasonId', 'then.competition', 'then.nameFr', 'then.nameEn'])
    .where(anyOf('then.seasonId', seasonIds))
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
    .limit(most.leagues)
    .execute();

const placesOf = (
  db: Db,
  table: 'team_season_history' | 'league_history',
  seasonId: number,
  instant: string,
) =>
  db
    .selectFrom((from) =>
      from
        // Both have a row for each version of a thing in a category and region.
        .selectFrom(table as 'league_history')
        .distinctOn((table === 'league_history' ? 'leagueId' : 'teamId') as 'leagueId')
        .select(['categoryId', 'regionId', 'deleted'])
        .where('seasonId', '=', seasonId)
        .where('recordedAt', '<=', instant)
        .orderBy((table === 'league_history' ? 'leagueId' : 'teamId') as 'leagueId')
        .orderBy('revision', 'desc')
        .as('then'),
    )
    .select(['categoryId', 'regionId'])
    .where('deleted', '=', false)
    .groupBy(['categoryId', 'regionId']);

/** Returns the categories and regions in which a season had teams or leagues at an instant. */
export const placesAsKnown = (db: Db, seasonId: number, instant: string) =>
  placesOf(db, 'team_season_history', seasonId, instant)
    .union(placesOf(db, 'league_history', seasonId, instant))
    .limit(most.places)
    .execute();
