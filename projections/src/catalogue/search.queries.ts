import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { SearchInput, TeamSearchInput } from '@rondelle/contracts/competition/inputs.ts';
import type { LeagueHit, SearchOutput, TeamHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { sql } from 'kysely';
import { type Catalogue, catalogueIn } from '../outputs/catalogue.ts';
import { containing } from '../outputs/like.ts';
import { listingOf, namesFor } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { searchable } from '../searchable.ts';
import { catalogueOfSeason } from './season-catalogue.ts';

/** As many as a completion box shows. */
const limit = 20;
type Filter = { readonly seasonId: number; readonly query: string };
/** Bounds the teams: a category's, and of those the ones entered in a league or tournament. */
type Bounds = Pick<TeamSearchInput, 'cid' | 'lid' | 'tid'>;

/** What was typed as a pattern: everything where nothing was, nothing where only punctuation was. */
const patternOf = (query: string): string | null => (query === '' ? '%' : containing(query));

/** Names that begin with what was typed come before names that merely contain it. */
const beginsFirst = (query: string) => sql`NOT starts_with("searchName", ${searchable(query)})`;

const place = ({ id, name }: Ref) => ({ id, name });

const leagueHits = async (
  db: Db,
  catalogue: Catalogue,
  { seasonId, query }: Filter,
): Promise<LeagueHit[]> => {
  const pattern = patternOf(query);
  if (pattern === null) return [];
  const rows = await db
    .selectFrom('leagues')
    .select(['leagueId', 'categoryId', 'regionId'])
    .where('seasonId', '=', seasonId)
    .where('searchName', 'like', pattern)
    .orderBy(beginsFirst(query))
    .orderBy('searchName')
    .orderBy('leagueId')
    .limit(limit)
    .execute();
  const names = await namesFor(db, catalogue, { teams: [], leagueIds: rows.map((row) => row.leagueId) });
  return rows.map((row) => ({
    ...names.league(row.leagueId),
    season: names.slugOfSeason(seasonId),
    category: place(names.category(row.categoryId, seasonId)),
    region: place(names.region(row.regionId, seasonId)),
  }));
};

const entriesOf = (db: Db, competition: 'league' | 'tournament', id: number) =>
  competition === 'league'
    ? db.selectFrom('league_entries').select('teamId').where('leagueId', '=', id)
    : db.selectFrom('tournament_entries').select('teamId').where('tournamentId', '=', id);

const teamHits = async (
  db: Db,
  catalogue: Catalogue,
  { seasonId, query, cid, lid, tid }: Filter & Partial<Bounds>,
): Promise<TeamHit[]> => {
  const pattern = patternOf(query);
  if (pattern === null) return [];
  const rows = await db
    .selectFrom('team_seasons')
    .select(['teamId', 'seasonId', 'name', 'categoryId', 'regionId', 'city'])
    .where('seasonId', '=', seasonId)
    .where('searchName', 'like', pattern)
    .$if(cid !== undefined, (found) => found.where('categoryId', '=', cid ?? 0))
    .$if(lid !== undefined, (found) => found.where('teamId', 'in', entriesOf(db, 'league', lid ?? 0)))
    .$if(tid !== undefined, (found) => found.where('teamId', 'in', entriesOf(db, 'tournament', tid ?? 0)))
    .orderBy(beginsFirst(query))
    .orderBy('searchName')
    .orderBy('teamId')
    .limit(limit)
    .execute();
  return rows.map((row) => {
    const { id, name, path, category, region, city } = listingOf(catalogue, row);
    const season = catalogue.slugOfSeason(seasonId);
    return { id, name, path, season, category: place(category), region: place(region), city };
  });
};

const tournamentHits = async (
  db: Db,
  catalogue: Catalogue,
  { seasonId, query }: Filter,
): Promise<SearchOutput['tournaments']> => {
  const pattern = containing(query);
  if (pattern === null) return [];
  const rows = await db
    .selectFrom('tournaments')
    .select(['tournamentId', 'startsOn'])
    .where('seasonId', '=', seasonId)
    .where('searchName', 'like', pattern)
    .orderBy(beginsFirst(query))
    .orderBy('startsOn')
    .orderBy('tournamentId')
    .limit(limit)
    .execute();
  const tournamentIds = rows.map((row) => row.tournamentId);
  const names = await namesFor(db, catalogue, { teams: [], tournamentIds });
  return rows.map((row) => ({ ...names.tournament(row.tournamentId), startsOn: row.startsOn }));
};

const matching = (refs: readonly Ref[], query: string): Ref[] => {
  const wanted = searchable(query);
  return wanted === '' ? [] : refs.filter(({ name }) => searchable(name).includes(wanted)).slice(0, limit);
};

const asked = async (db: Db, { lang, sid, query }: SearchInput) => {
  const catalogue = await catalogueIn(db, lang);
  return { catalogue, asked: { seasonId: catalogue.seasonBy(sid).id, query } };
};

export const searchLeagues = async (db: Db, input: SearchInput): Promise<LeagueHit[]> => {
  const { catalogue, asked: wanted } = await asked(db, input);
  return leagueHits(db, catalogue, wanted);
};

export const searchTeams = async (db: Db, input: TeamSearchInput): Promise<TeamHit[]> => {
  const { catalogue, asked: wanted } = await asked(db, input);
  const { cid, lid, tid } = input;
  return teamHits(db, catalogue, { ...wanted, cid, lid, tid });
};

/** At most twenty of each kind, within a season. Accents, case and punctuation do not matter. */
export const searchAll = async (db: Db, input: SearchInput): Promise<SearchOutput> => {
  const { catalogue, asked: wanted } = await asked(db, input);
  const [teams, leagues, tournaments, { categories, regions }] = await Promise.all([
    teamHits(db, catalogue, wanted),
    leagueHits(db, catalogue, wanted),
    tournamentHits(db, catalogue, wanted),
    catalogueOfSeason(db, catalogue, wanted.seasonId),
  ]);
  return {
    teams,
    leagues,
    tournaments,
    categories: matching(categories, wanted.query),
    regions: matching(regions, wanted.query),
  };
};
