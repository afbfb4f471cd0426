import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { sql } from 'kysely';
import { anyOf } from '../sql/any-of.ts';
import type { Db } from '../../views/schema.ts';
import { searchable } from '../../views/names/searchable.ts';

const most = { listings: 20_000, cities: 20, competitions: 100 };

const crestAsKnown = (instant: string) => sql<CrestChoice | null>`(
  SELECT CASE WHEN deleted THEN NULL ELSE crest END FROM crest_history
  WHERE crest_history."teamId" = listing."teamId" AND "recordedAt" <= ${instant}
  ORDER BY revision DESC LIMIT 1)`;

/** Returns how teams were listed at an instant in some seasons or in all. */
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
        .select(['teamId', 'seasonId', 'name', 'country', 'categoryId', 'regionId', 'city', 'deleted'])
        .where(anyOf('teamId', teamIds))
        .$if(seasonIds !== 'all', (query) =>
          query.where(anyOf('seasonId', seasonIds === 'all' ? [] : seasonIds)),
        )
        .where('recordedAt', '<=', instant)
        .orderBy('teamId')
        .orderBy('seasonId')
        .orderBy('revision', 'desc')
        .as('listing'),
    )
    .select(['teamId', 'seasonId', 'name', 'country', 'categoryId', 'regionId', 'city'])
    .select(crestAsKnown(instant).as('crest'))
    .where('deleted', '=', false)
    .limit(most.listings)
    .execute();

/** Returns how a team was first listed in a season; undefined when that was known at the instant. */
export const firstListedAfter = async (
  db: Db,
  { teamId, seasonId }: { readonly teamId: number; readonly seasonId: number },
  instant: string,
) => {
  const row = await db
    .selectFrom('team_season_history')
    .select(['teamId', 'seasonId', 'name', 'country', 'categoryId', 'regionId', 'city', 'recordedAt'])
    .select(sql<CrestChoice | null>`NULL::jsonb`.as('crest'))
    .where('teamId', '=', teamId)
    .where('seasonId', '=', seasonId)
    .orderBy('revision')
    .limit(1)
    .executeTakeFirst();
  return row && Date.parse(row.recordedAt) > Date.parse(instant) ? row : undefined;
};

/** Returns the cities that a text named at an instant. */
export const citiesAsKnown = (db: Db, text: string, instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('city_history')
        .distinctOn('id')
        .select(['id as cityId', 'nameFr', 'nameEn', 'calledBy', 'regionId', 'deleted'])
        .where('recordedAt', '<=', instant)
        .orderBy('id')
        .orderBy('revision', 'desc')
        .as('then'),
    )
    .select(['cityId', 'nameFr', 'nameEn', 'calledBy', 'regionId'])
    .select([sql<null>`NULL`.as('latitude'), sql<null>`NULL`.as('longitude')])
    .where('deleted', '=', false)
    .where(sql<boolean>`"calledBy" @> ${JSON.stringify([searchable(text)])}::jsonb`)
    .limit(most.cities)
    .execute();

/** Returns the organization that a team belonged to at an instant, as it was called then. */
export const organizationAsKnown = (db: Db, teamId: number, instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('team_organization_history')
        .select(['organizationId', 'deleted'])
        .where('teamId', '=', teamId)
        .where('recordedAt', '<=', instant)
        .orderBy('revision', 'desc')
        .limit(1)
        .as('of'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('organization_history as h')
          .select(['h.id', 'h.nameFr', 'h.nameEn', 'h.deleted'])
          .whereRef('h.id', '=', 'of.organizationId')
          .where('h.recordedAt', '<=', instant)
          .orderBy('h.revision', 'desc')
          .limit(1)
          .as('then'),
      (join) => join.onTrue(),
    )
    .select(['then.id', 'then.nameFr', 'then.nameEn'])
    .where('of.deleted', '=', false)
    .where('then.deleted', '=', false)
    .executeTakeFirst();

type TeamIn = { readonly teamId: number; readonly seasonId: number };

/** Returns the league that a team was entered in at an instant; of several, the one with the lowest id. */
export const leagueOfTeamAsKnown = (db: Db, { teamId, seasonId }: TeamIn, instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('league_entry_history')
        .distinctOn('leagueId')
        .select(['leagueId', 'deleted'])
        .where('teamId', '=', teamId)
        .where('seasonId', '=', seasonId)
        .where('recordedAt', '<=', instant)
        .orderBy('leagueId')
        .orderBy('revision', 'desc')
        .as('entry'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('league_history as h')
          .select(['h.competition', 'h.categoryId', 'h.deleted'])
          .whereRef('h.leagueId', '=', 'entry.leagueId')
          .where('h.recordedAt', '<=', instant)
          .orderBy('h.revision', 'desc')
          .limit(1)
          .as('then'),
      (join) => join.onTrue(),
    )
    .select(['entry.leagueId as id', 'then.competition', 'then.categoryId'])
    .where('entry.deleted', '=', false)
    .where('then.deleted', '=', false)
    .orderBy('entry.leagueId')
    .limit(1)
    .executeTakeFirst();

/** Returns the tournaments that a team was entered in at an instant, in the order of their start. */
export const tournamentsOfTeamAsKnown = (db: Db, { teamId, seasonId }: TeamIn, instant: string) =>
  db
    .selectFrom((from) =>
      from
        .selectFrom('tournament_entry_history')
        .distinctOn('tournamentId')
        .select(['tournamentId', 'deleted'])
        .where('teamId', '=', teamId)
        .where('seasonId', '=', seasonId)
        .where('recordedAt', '<=', instant)
        .orderBy('tournamentId')
        .orderBy('revision', 'desc')
        .as('entry'),
    )
    .innerJoinLateral(
      (from) =>
        from
          .selectFrom('tournament_history as h')
          .select(['h.startsOn', 'h.deleted'])
          .whereRef('h.tournamentId', '=', 'entry.tournamentId')
          .where('h.recordedAt', '<=', instant)
          .orderBy('h.revision', 'desc')
          .limit(1)
          .as('then'),
      (join) => join.onTrue(),
    )
    .select('entry.tournamentId')
    .where('entry.deleted', '=', false)
    .where('then.deleted', '=', false)
    .orderBy('then.startsOn')
    .orderBy('entry.tournamentId')
    .limit(most.competitions)
    .execute();
