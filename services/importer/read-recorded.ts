import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Pool } from 'pg';
import type {
  Recorded,
  RecordedCity,
  RecordedEntry,
  RecordedLeague,
  RecordedNamed,
  RecordedOrganization,
  RecordedRuleset,
  RecordedSeason,
  RecordedTournament,
} from './recorded.ts';
import { placeOf } from './plan/free-places.ts';
import type { Removed } from './read-deleted.ts';
import { readRecordedTeams } from './read-recorded-teams.ts';
import type { CheckedDataset } from './read-rows.ts';

type Db = Pick<Pool, 'query'>;
type Keyed<T> = T & { readonly sourceKey: string };

const read = async <Row extends object>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.query<Row>(text, values)).rows;

const byKey = <T>(rows: readonly Keyed<T>[]): Map<string, Keyed<T>> =>
  new Map(rows.map((row) => [row.sourceKey, row]));

const readSeasons = async (db: Db, slugs: readonly string[]) => {
  const text = `SELECT slug AS "sourceKey", "seasonId" AS id, revision, "startsOn", "endsOn"
    FROM seasons WHERE slug = ANY($1)`;
  return byKey(await read<Keyed<RecordedSeason>>(db, text, [slugs]));
};

const isOngoingChosen = async (db: Db): Promise<boolean> =>
  (await read(db, 'SELECT 1 FROM seasons WHERE "chosenAt" IS NOT NULL LIMIT 1')).length > 0;

const namedText = {
  regions:
    'SELECT "sourceKey", "regionId" AS id, revision, "nameFr", "nameEn" FROM regions WHERE "sourceKey" = ANY($1)',
  categories:
    'SELECT "sourceKey", "categoryId" AS id, revision, "nameFr", "nameEn" FROM categories WHERE "sourceKey" = ANY($1)',
  divisions:
    'SELECT "sourceKey", "divisionId" AS id, revision, "nameFr", "nameEn" FROM divisions WHERE "sourceKey" = ANY($1)',
};
type NamedRow = { sourceKey: string; id: number; revision: number; nameFr: string; nameEn: string };

const nameOf = ({ nameFr: fr, nameEn: en }: { nameFr: string; nameEn: string }): Bilingual => ({
  fr,
  en,
});

const readNamed = async (
  db: Db,
  table: keyof typeof namedText,
  list: readonly { readonly key: string }[],
): Promise<Map<string, RecordedNamed>> => {
  const rows = await read<NamedRow>(db, namedText[table], [list.map(({ key }) => key)]);
  return new Map(
    rows.map((row) => [row.sourceKey, { id: row.id, revision: row.revision, name: nameOf(row) }]),
  );
};

type CityRow = NamedRow & { regionId: number | null; latitude: number | null; longitude: number | null };
const readCities = async (db: Db, keys: readonly string[]): Promise<Map<string, RecordedCity>> => {
  const text = `SELECT "sourceKey", "cityId" AS id, revision, "nameFr", "nameEn", "regionId", latitude, longitude
    FROM cities WHERE "sourceKey" = ANY($1)`;
  const rows = await read<CityRow>(db, text, [keys]);
  return new Map(
    rows.map(({ sourceKey, id, revision, regionId, latitude, longitude, ...row }) => {
      const at = latitude === null || longitude === null ? null : { latitude, longitude };
      return [sourceKey, { id, revision, name: nameOf(row), regionId, at }];
    }),
  );
};

const readOrganizations = async (
  db: Db,
  keys: readonly string[],
): Promise<Map<string, RecordedOrganization>> => {
  const text = `SELECT "sourceKey", "organizationId" AS id, revision, "nameFr", "nameEn", "cityId"
    FROM organizations WHERE "sourceKey" = ANY($1)`;
  const rows = await read<NamedRow & { cityId: number | null }>(db, text, [keys]);
  return new Map(
    rows.map(({ sourceKey, id, revision, cityId, ...row }) => [
      sourceKey,
      { id, revision, name: nameOf(row), cityId },
    ]),
  );
};

const readRulesets = async (db: Db, keys: readonly string[]): Promise<Map<string, RecordedRuleset>> => {
  // Later versions of a ruleset do not repeat its key.
  const text = `SELECT DISTINCT ON ("rulesetId") k."sourceKey", "rulesetId" AS id, r.version, r.rules
    FROM rulesets k JOIN rulesets r USING ("rulesetId") WHERE k."sourceKey" = ANY($1)
    ORDER BY "rulesetId", r.version DESC`;
  return byKey(await read<Keyed<{ id: number; version: number; rules: Ruleset }>>(db, text, [keys]));
};

const competitionColumns = `"sourceKey", revision, "seasonId", "nameFr", "nameEn",
  "rulesetId", "rulesetVersion"`;

const readLeagues = async (db: Db, keys: readonly string[]): Promise<Map<string, RecordedLeague>> => {
  type Row = Keyed<Omit<RecordedLeague, 'name' | 'entries'>> & NamedRow;
  const text = `SELECT ${competitionColumns}, "leagueId" AS id, "categoryId",
    "regionId" FROM leagues WHERE "sourceKey" = ANY($1)`;
  const leagues = await read<Row>(db, text, [keys]);
  const entriesText = `SELECT e."leagueId", e."teamId", e."divisionId", EXISTS (
      SELECT 1 FROM games g WHERE g.competition = e.competition AND e."teamId" IN (g."homeTeamId", g."awayTeamId")
    ) AS "hasPlayed" FROM league_entries e WHERE e."leagueId" = ANY($1)`;
  type EntryRow = RecordedEntry & { readonly leagueId: number; readonly teamId: number };
  const entries = Map.groupBy(
    await read<EntryRow>(db, entriesText, [leagues.map(({ id }) => id)]),
    ({ leagueId }) => leagueId,
  );
  const entriesOf = (id: number) => new Map((entries.get(id) ?? []).map((entry) => [entry.teamId, entry]));
  return new Map(
    leagues.map((row) => [row.sourceKey, { ...row, name: nameOf(row), entries: entriesOf(row.id) }]),
  );
};

const readPlaces = async (db: Db, slugs: readonly string[]): Promise<Map<string, number>> => {
  type Row = Record<'id' | 'seasonId' | 'categoryId' | 'regionId', number>;
  const text = `SELECT "leagueId" AS id, "seasonId", "categoryId", "regionId"
    FROM leagues JOIN seasons USING ("seasonId") WHERE slug = ANY($1)`;
  const rows = await read<Row>(db, text, [slugs]);
  return new Map(
    rows.map(({ id, seasonId, categoryId, regionId }) => [placeOf(seasonId, categoryId, regionId), id]),
  );
};

const readTournaments = async (db: Db, keys: readonly string[]): Promise<Map<string, RecordedTournament>> => {
  type Row = Keyed<Omit<RecordedTournament, 'name' | 'entries'>> & NamedRow;
  const text = `SELECT ${competitionColumns}, "tournamentId" AS id, "startsOn", "endsOn",
    city, "categoryIds", brackets FROM tournaments WHERE "sourceKey" = ANY($1)`;
  const tournaments = await read<Row>(db, text, [keys]);
  const entries = Map.groupBy(
    await read<{ tournamentId: number; teamId: number }>(
      db,
      'SELECT "tournamentId", "teamId" FROM tournament_entries WHERE "tournamentId" = ANY($1)',
      [tournaments.map(({ id }) => id)],
    ),
    ({ tournamentId }) => tournamentId,
  );
  const entriesOf = (id: number) => new Set((entries.get(id) ?? []).map(({ teamId }) => teamId));
  return new Map(
    tournaments.map((row) => [row.sourceKey, { ...row, name: nameOf(row), entries: entriesOf(row.id) }]),
  );
};

/** Reads everything recorded under a dataset's keys from the views, which must be up to date. */
export const readRecorded = async (
  db: Db,
  { info, teams }: CheckedDataset,
  { deleted, merged }: Removed,
): Promise<Recorded> => ({
  deleted,
  ongoingChosen: await isOngoingChosen(db),
  seasons: await readSeasons(
    db,
    info.seasons.map(({ slug }) => slug),
  ),
  regions: await readNamed(db, 'regions', info.regions),
  categories: await readNamed(db, 'categories', info.categories),
  divisions: await readNamed(db, 'divisions', info.divisions),
  cities: await readCities(
    db,
    info.cities.map(({ key }) => key),
  ),
  organizations: await readOrganizations(
    db,
    info.organizations.map(({ key }) => key),
  ),
  rulesets: await readRulesets(db, Object.keys(info.rulesets)),
  leagues: await readLeagues(
    db,
    info.leagues.map(({ key }) => key),
  ),
  places: await readPlaces(
    db,
    info.seasons.map(({ slug }) => slug),
  ),
  tournaments: await readTournaments(
    db,
    info.tournaments.map(({ key }) => key),
  ),
  teams: await readRecordedTeams(db, [...new Set(teams.map(({ key }) => key))], merged),
});
