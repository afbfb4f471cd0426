import type { Db } from '@rondelle/projections/views/schema.ts';
import { anyOf } from '@rondelle/projections/queries/sql/any-of.ts';
import { sql } from 'kysely';
import { byKey } from './by-key.ts';
import { placeOf } from './plan/free-places.ts';
import type { Removed } from './read-deleted.ts';
import { readRecordedTeams } from './read-recorded-teams.ts';
import type { CheckedDataset } from './read-rows.ts';
import type { Recorded } from './recorded.ts';

type Listed = readonly { readonly key: string }[];
type Named = { readonly sourceKey: string | null; readonly nameFr: string; readonly nameEn: string };

const namedColumns = ['sourceKey', 'revision', 'nameFr', 'nameEn'] as const;
const competitionColumns = [...namedColumns, 'seasonId', 'rulesetId', 'rulesetVersion'] as const;

const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);

const isOneOf = (list: Listed) =>
  anyOf(
    'sourceKey',
    list.map(({ key }) => key),
  );

const named = <Row extends Named>(rows: readonly Row[]) =>
  byKey(rows.map((row) => ({ ...row, name: { fr: row.nameFr, en: row.nameEn } })));

const readSeasons = async (db: Db, slugs: readonly string[]) =>
  byKey(
    await db
      .selectFrom('seasons')
      .select(['slug as sourceKey', 'seasonId as id', 'revision', 'startsOn', 'endsOn'])
      .where(anyOf('slug', slugs))
      .execute(),
  );

const isOngoingChosen = async (db: Db): Promise<boolean> => {
  const chosen = db.selectFrom('seasons').select('seasonId').where('chosenAt', 'is not', null);
  return (await chosen.limit(1).executeTakeFirst()) !== undefined;
};

/** The table is one of three with the same columns of names. */
const readNamed = async (
  db: Db,
  table: 'regions' | 'categories' | 'divisions',
  id: 'regionId' | 'categoryId' | 'divisionId',
  list: Listed,
) =>
  named(
    await db
      .selectFrom(table)
      .select([`${id} as id`, ...namedColumns])
      .where(isOneOf(list))
      .execute(),
  );

const readCities = async (db: Db, list: Listed) => {
  const rows = await db
    .selectFrom('cities')
    .select(['cityId as id', 'regionId', 'latitude', 'longitude', ...namedColumns])
    .where(isOneOf(list))
    .execute();
  return named(
    rows.map(({ latitude, longitude, ...row }) => ({
      ...row,
      at: latitude === null || longitude === null ? null : { latitude, longitude },
    })),
  );
};

const readOrganizations = async (db: Db, list: Listed) =>
  named(
    await db
      .selectFrom('organizations')
      .select(['organizationId as id', 'cityId', ...namedColumns])
      .where(isOneOf(list))
      .execute(),
  );

const readRulesets = async (db: Db, keys: readonly string[]) =>
  byKey(
    // Later versions of a ruleset do not repeat its key.
    await db
      .selectFrom('rulesets as k')
      .innerJoin('rulesets as r', 'r.rulesetId', 'k.rulesetId')
      .distinctOn('k.rulesetId')
      .select(['k.sourceKey', 'k.rulesetId as id', 'r.version', 'r.rules'])
      .where(anyOf('k.sourceKey', keys))
      .orderBy('k.rulesetId')
      .orderBy('r.version', 'desc')
      .execute(),
  );

const readLeagues = async (db: Db, list: Listed) => {
  const leagues = await db
    .selectFrom('leagues')
    .select(['leagueId as id', 'categoryId', 'regionId', ...competitionColumns])
    .where(isOneOf(list))
    .execute();
  const hasPlayed = sql<boolean>`EXISTS (SELECT 1 FROM games g
    WHERE g.competition = e.competition AND e."teamId" IN (g."homeTeamId", g."awayTeamId"))`;
  const entries = await db
    .selectFrom('league_entries as e')
    .select(['leagueId', 'teamId', 'divisionId', hasPlayed.as('hasPlayed')])
    .where(anyOf('leagueId', idsOf(leagues)))
    .execute();
  const byLeague = Map.groupBy(entries, ({ leagueId }) => leagueId);
  const entriesOf = (id: number) => new Map((byLeague.get(id) ?? []).map((entry) => [entry.teamId, entry]));
  return named(leagues.map((row) => ({ ...row, entries: entriesOf(row.id) })));
};

const readPlaces = async (db: Db, slugs: readonly string[]) => {
  const leagues = await db
    .selectFrom('leagues')
    .innerJoin('seasons', 'seasons.seasonId', 'leagues.seasonId')
    .select(['leagueId as id', 'leagues.seasonId', 'categoryId', 'regionId'])
    .where(anyOf('slug', slugs))
    .execute();
  return new Map(
    leagues.map(({ id, seasonId, categoryId, regionId }) => [placeOf(seasonId, categoryId, regionId), id]),
  );
};

const readTournaments = async (db: Db, list: Listed) => {
  const tournaments = await db
    .selectFrom('tournaments')
    .select(['tournamentId as id', 'startsOn', 'endsOn', 'city', 'categoryIds', 'brackets'])
    .select(competitionColumns)
    .where(isOneOf(list))
    .execute();
  const entries = await db
    .selectFrom('tournament_entries')
    .select(['tournamentId', 'teamId'])
    .where(anyOf('tournamentId', idsOf(tournaments)))
    .execute();
  const byTournament = Map.groupBy(entries, ({ tournamentId }) => tournamentId);
  const entriesOf = (id: number) => new Set((byTournament.get(id) ?? []).map(({ teamId }) => teamId));
  return named(tournaments.map((row) => ({ ...row, entries: entriesOf(row.id) })));
};

/** Reads everything recorded under a dataset's keys from the views, which must be up to date. */
export const readRecorded = async (
  db: Db,
  { info, teams }: CheckedDataset,
  { deleted, merged }: Removed,
): Promise<Recorded> => {
  const slugs = info.seasons.map(({ slug }) => slug);
  return {
    deleted,
    ongoingChosen: await isOngoingChosen(db),
    seasons: await readSeasons(db, slugs),
    regions: await readNamed(db, 'regions', 'regionId', info.regions),
    categories: await readNamed(db, 'categories', 'categoryId', info.categories),
    divisions: await readNamed(db, 'divisions', 'divisionId', info.divisions),
    cities: await readCities(db, info.cities),
    organizations: await readOrganizations(db, info.organizations),
    rulesets: await readRulesets(db, Object.keys(info.rulesets)),
    leagues: await readLeagues(db, info.leagues),
    places: await readPlaces(db, slugs),
    tournaments: await readTournaments(db, info.tournaments),
    teams: await readRecordedTeams(db, [...new Set(teams.map(({ key }) => key))], merged),
  };
};
