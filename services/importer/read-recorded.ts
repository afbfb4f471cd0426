import type { Bilingual } from '@rondelle/contracts/competition/vocabulary.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { Pool } from 'pg';
import type {
  Recorded,
  RecordedEntry,
  RecordedLeague,
  RecordedNamed,
  RecordedRuleset,
  RecordedSeason,
  RecordedTournament,
} from './recorded.ts';
import { placeOf } from './plan/free-places.ts';
import type { Removed } from './read-deleted.ts';
import { readRecordedTeams } from './read-recorded-teams.ts';
import type { CheckedDataset } from './read-rows.ts';

type Db = Pick<Pool, 'query'>;
type Keyed<T> = T & { readonly source_key: string };

const read = async <Row extends object>(db: Db, text: string, values: unknown[] = []): Promise<Row[]> =>
  (await db.query<Row>(text, values)).rows;

const byKey = <T>(rows: readonly Keyed<T>[]): Map<string, Keyed<T>> =>
  new Map(rows.map((row) => [row.source_key, row]));

const readSeasons = async (db: Db, slugs: readonly string[]) => {
  const text = `SELECT slug AS source_key, season_id AS id, revision, starts_on AS "startsOn", ends_on AS "endsOn"
    FROM seasons WHERE slug = ANY($1)`;
  return byKey(await read<Keyed<RecordedSeason>>(db, text, [slugs]));
};

const isOngoingChosen = async (db: Db): Promise<boolean> =>
  (await read(db, 'SELECT 1 FROM seasons WHERE chosen_at IS NOT NULL LIMIT 1')).length > 0;

const namedText = {
  regions:
    'SELECT source_key, region_id AS id, revision, name_fr, name_en FROM regions WHERE source_key = ANY($1)',
  categories:
    'SELECT source_key, category_id AS id, revision, name_fr, name_en FROM categories WHERE source_key = ANY($1)',
  divisions:
    'SELECT source_key, division_id AS id, revision, name_fr, name_en FROM divisions WHERE source_key = ANY($1)',
};
type NamedRow = { source_key: string; id: number; revision: number; name_fr: string; name_en: string };

const nameOf = ({ name_fr: fr, name_en: en }: { name_fr: string; name_en: string }): Bilingual => ({
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
    rows.map((row) => [row.source_key, { id: row.id, revision: row.revision, name: nameOf(row) }]),
  );
};

const readRulesets = async (db: Db, keys: readonly string[]): Promise<Map<string, RecordedRuleset>> => {
  // A ruleset's later versions do not repeat its key.
  const text = `SELECT DISTINCT ON (ruleset_id) k.source_key, ruleset_id AS id, r.version, r.rules
    FROM rulesets k JOIN rulesets r USING (ruleset_id) WHERE k.source_key = ANY($1)
    ORDER BY ruleset_id, r.version DESC`;
  return byKey(await read<Keyed<{ id: number; version: number; rules: Ruleset }>>(db, text, [keys]));
};

const competitionColumns = `source_key, revision, season_id AS "seasonId", name_fr, name_en,
  ruleset_id AS "rulesetId", ruleset_version AS "rulesetVersion"`;

const readLeagues = async (db: Db, keys: readonly string[]): Promise<Map<string, RecordedLeague>> => {
  type Row = Keyed<Omit<RecordedLeague, 'name' | 'entries'>> & NamedRow;
  const text = `SELECT ${competitionColumns}, league_id AS id, category_id AS "categoryId",
    region_id AS "regionId" FROM leagues WHERE source_key = ANY($1)`;
  const leagues = await read<Row>(db, text, [keys]);
  const entriesText = `SELECT e.league_id, e.team_id, e.division_id AS "divisionId", EXISTS (
      SELECT 1 FROM games g WHERE g.competition = e.competition AND e.team_id IN (g.home_team_id, g.away_team_id)
    ) AS "hasPlayed" FROM league_entries e WHERE e.league_id = ANY($1)`;
  type EntryRow = RecordedEntry & { readonly league_id: number; readonly team_id: number };
  const entries = Map.groupBy(
    await read<EntryRow>(db, entriesText, [leagues.map(({ id }) => id)]),
    ({ league_id }) => league_id,
  );
  const entriesOf = (id: number) => new Map((entries.get(id) ?? []).map((entry) => [entry.team_id, entry]));
  return new Map(
    leagues.map((row) => [row.source_key, { ...row, name: nameOf(row), entries: entriesOf(row.id) }]),
  );
};

const readPlaces = async (db: Db, slugs: readonly string[]): Promise<Map<string, number>> => {
  type Row = Record<'id' | 'seasonId' | 'categoryId' | 'regionId', number>;
  const text = `SELECT league_id AS id, season_id AS "seasonId", category_id AS "categoryId", region_id AS "regionId"
    FROM leagues JOIN seasons USING (season_id) WHERE slug = ANY($1)`;
  const rows = await read<Row>(db, text, [slugs]);
  return new Map(
    rows.map(({ id, seasonId, categoryId, regionId }) => [placeOf(seasonId, categoryId, regionId), id]),
  );
};

const readTournaments = async (db: Db, keys: readonly string[]): Promise<Map<string, RecordedTournament>> => {
  type Row = Keyed<Omit<RecordedTournament, 'name' | 'entries'>> & NamedRow;
  const text = `SELECT ${competitionColumns}, tournament_id AS id, starts_on AS "startsOn", ends_on AS "endsOn",
    city, category_ids AS "categoryIds" FROM tournaments WHERE source_key = ANY($1)`;
  const tournaments = await read<Row>(db, text, [keys]);
  const entries = Map.groupBy(
    await read<{ tournament_id: number; team_id: number }>(
      db,
      'SELECT tournament_id, team_id FROM tournament_entries WHERE tournament_id = ANY($1)',
      [tournaments.map(({ id }) => id)],
    ),
    ({ tournament_id }) => tournament_id,
  );
  const entriesOf = (id: number) => new Set((entries.get(id) ?? []).map(({ team_id }) => team_id));
  return new Map(
    tournaments.map((row) => [row.source_key, { ...row, name: nameOf(row), entries: entriesOf(row.id) }]),
  );
};

/** Asks the views what they know under a dataset's keys. They must be up to date. */
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
