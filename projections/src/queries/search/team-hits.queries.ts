import type { TeamSearchInput } from '@rondelle/contracts/competition/inputs.ts';
import type { TeamHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../sql/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { chosenCrest, listingOf, refOf } from '../outputs/names.ts';
import type { Db } from '../../views/schema.ts';
import { closest, type Scored } from '../../computing/search/closeness.ts';
import { hitLimit, idAndNameOf, type Search } from './search.ts';
import { patternsFor } from './vocabulary.queries.ts';

/** Limits the teams to a category, and to those entered in a league or tournament. */
type Bounds = Partial<Pick<TeamSearchInput, 'cid' | 'lid' | 'tid'>>;

const columns = [
  'teamId',
  'seasonId',
  'name',
  'country',
  'searchText',
  'categoryId',
  'regionId',
  'city',
] as const;

/** Number of teams that are compared letter by letter. */
const compared = 150;
/** Upper bound on teams compared across seasons; a team is listed once per season. */
const comparedElsewhere = 400;
/** With a score of at least this, the search does not continue. */
const closeEnough = 0.7;
/** Ranks hits of other seasons below similar ones of the requested season. */
const ofOtherSeasons = 0.9;

const entriesOf = (db: Db, competition: 'league' | 'tournament', id: number) =>
  competition === 'league'
    ? db.selectFrom('league_entries').select('teamId').where('leagueId', '=', id)
    : db.selectFrom('tournament_entries').select('teamId').where('tournamentId', '=', id);

const teamsWithin = (db: Db, seasonId: number | null, { cid, lid, tid }: Bounds) =>
  db
    .selectFrom('team_seasons')
    .select([...columns, chosenCrest])
    .$if(seasonId !== null, (found) => found.where('seasonId', '=', seasonId ?? 0))
    .$if(cid !== undefined, (found) => found.where('categoryId', '=', cid ?? 0))
    .$if(lid !== undefined, (found) => found.where('teamId', 'in', entriesOf(db, 'league', lid ?? 0)))
    .$if(tid !== undefined, (found) => found.where('teamId', 'in', entriesOf(db, 'tournament', tid ?? 0)));

type Row = Awaited<ReturnType<ReturnType<typeof teamsWithin>['execute']>>[number];

const like = (patterns: readonly string[]): RawBuilder<boolean> =>
  sql<boolean>`"searchText" LIKE ANY (${[...patterns]})`;

/** Returns the meanings of each query word: patterns for names, ids of categories and regions. */
const meanings = async (
  db: Db,
  { typed, categoryAndRegionWords, seasonId }: Search,
  inSeason: number | null,
) => {
  const patterns = await patternsFor(db, inSeason, typed);
  return typed.map((word, i) => ({
    patterns: patterns[i] ?? [],
    categories: categoryAndRegionWords.meantBy('category', word, seasonId),
    regions: categoryAndRegionWords.meantBy('region', word, seasonId),
  }));
};
type Meaning = Awaited<ReturnType<typeof meanings>>[number];

const matchesWord = ({ patterns, categories, regions }: Meaning): RawBuilder<boolean> => {
  // The pattern alone, so that Postgres uses the trigram index.
  if (categories.length === 0 && regions.length === 0) return like(patterns);
  const places = sql`${anyOf('categoryId', categories)} OR ${anyOf('regionId', regions)}`;
  return sql<boolean>`(${like(patterns)} OR ${places})`;
};

/** The teams to compare with the query: teams that match every word, or any word. */
type Wanted = { readonly seasonId: number | null; readonly words: 'every' | 'any' };

const candidates = async (
  db: Db,
  meant: readonly Meaning[],
  bounds: Bounds,
  { seasonId, words: wanted }: Wanted,
): Promise<readonly Row[]> => {
  const words = meant.filter(({ patterns }) => patterns.length > 0);
  if (words.length === 0) return [];
  const matches = words.map(matchesWord);
  const sum = sql.join(
    matches.map((speaks) => sql`(${speaks})::int`),
    sql` + `,
  );
  return teamsWithin(db, seasonId, bounds)
    .where(sql<boolean>`(${sql.join(matches, wanted === 'every' ? sql` AND ` : sql` OR `)})`)
    .$if(wanted === 'any', (found) => found.orderBy(sql`${sum} DESC`))
    .$if(seasonId === null, (found) => found.orderBy('seasonId', 'desc'))
    .orderBy('searchName')
    .orderBy('teamId')
    .limit(seasonId === null ? comparedElsewhere : compared)
    .execute();
};

const scored = ({ typed, categoryAndRegionWords }: Search, rows: readonly Row[]): readonly Scored<Row>[] =>
  closest(typed, rows, ({ searchText, categoryId, regionId, seasonId }) => ({
    words: searchText.trim().split(' '),
    around: [
      categoryAndRegionWords.wordsOf('category', categoryId, seasonId),
      categoryAndRegionWords.wordsOf('region', regionId, seasonId),
    ],
  }));

const hitOf = (catalogue: Catalogue, row: Row): TeamHit => {
  const listing = listingOf(catalogue, row);
  const { category, region, city } = listing;
  const season = catalogue.slugOfSeason(row.seasonId);
  const places = { category: idAndNameOf(category), region: idAndNameOf(region), city };
  return { ...refOf(listing), season, ...places };
};

/** Returns the first teams by name, for an empty query. */
const firstTeams = (db: Db, seasonId: number, bounds: Bounds) =>
  teamsWithin(db, seasonId, bounds).orderBy('searchName').orderBy('teamId').limit(hitLimit).execute();

const isEnough = (found: readonly Scored<Row>[]): boolean => (found[0]?.score ?? 0) >= closeEnough;

type Found = { readonly meant: readonly Meaning[]; readonly found: readonly Scored<Row>[] };

/** Compares the season's teams that match every word: usually that finds the team and compares few. */
const searchAllWords = async (db: Db, search: Search, bounds: Bounds): Promise<Found> => {
  const { seasonId } = search;
  const meant = await meanings(db, search, seasonId);
  const found = scored(search, await candidates(db, meant, bounds, { seasonId, words: 'every' }));
  return { meant, found };
};

/** Compares the season's teams that match any word. */
const searchAnyWord = async (
  db: Db,
  search: Search,
  bounds: Bounds,
  { meant, found }: Found,
): Promise<readonly Scored<Row>[]> => {
  if (search.typed.length === 1) return found;
  return scored(search, await candidates(db, meant, bounds, { seasonId: search.seasonId, words: 'any' }));
};

/** Returns teams of the season, closest first. */
export const teamHits = async (db: Db, search: Search, bounds: Bounds = {}): Promise<TeamHit[]> => {
  const { catalogue, typed, seasonId, isEmpty } = search;
  if (isEmpty) return (await firstTeams(db, seasonId, bounds)).map((row) => hitOf(catalogue, row));
  if (typed.length === 0) return [];
  const precise = await searchAllWords(db, search, bounds);
  const found = isEnough(precise.found) ? precise.found : await searchAnyWord(db, search, bounds, precise);
  return found.slice(0, hitLimit).map(({ thing }) => hitOf(catalogue, thing));
};

const withoutDoubles = (found: readonly Scored<Row>[]): readonly Scored<Row>[] => {
  const seen = new Set<number>();
  return found.filter(({ thing: { teamId } }) => !seen.has(teamId) && seen.add(teamId));
};

/**
 * Searches further when no team that matches every word is close: teams that match any, and those of other seasons. The
 * words of all seasons are looked up meanwhile, since half of such queries need them.
 */
const searchFurther = async (db: Db, search: Search, precise: Found): Promise<readonly Scored<Row>[]> => {
  const [found, meant] = await Promise.all([
    searchAnyWord(db, search, {}, precise),
    meanings(db, search, null),
  ]);
  if (isEnough(found)) return found;
  const others = scored(search, await candidates(db, meant, {}, { seasonId: null, words: 'every' }));
  return [...found, ...others.map(({ thing, score }) => ({ thing, score: score * ofOtherSeasons }))];
};

/** Searches the season's teams; without a close match, also those of other seasons, each in its latest season. */
export const teamHitsAnywhere = async (db: Db, search: Search): Promise<TeamHit[]> => {
  const { catalogue, typed } = search;
  if (typed.length === 0) return [];
  const precise = await searchAllWords(db, search, {});
  const all = isEnough(precise.found) ? precise.found : await searchFurther(db, search, precise);
  return withoutDoubles(all.toSorted((a, b) => b.score - a.score))
    .slice(0, hitLimit)
    .map(({ thing }) => hitOf(catalogue, thing));
};
