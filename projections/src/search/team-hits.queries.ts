import type { TeamSearchInput } from '@rondelle/contracts/competition/inputs.ts';
import type { TeamHit } from '@rondelle/contracts/competition/search.outputs.ts';
import { type RawBuilder, sql } from 'kysely';
import { anyOf } from '../outputs/any-of.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { chosenCrest, listingOf } from '../outputs/names.ts';
import type { Db } from '../schema.ts';
import { closest, type Scored } from './closeness.ts';
import { hitLimit, placeOf, type Search } from './search.ts';
import { patternsFor } from './vocabulary.queries.ts';

/** Bounds the teams: a category's, and of those the ones entered in a league or tournament. */
type Bounds = Partial<Pick<TeamSearchInput, 'cid' | 'lid' | 'tid'>>;

const columns = ['teamId', 'seasonId', 'name', 'searchText', 'categoryId', 'regionId', 'city'] as const;

/** Those that most of the words speak of are compared letter by letter. */
const compared = 150;
/** In other seasons a team stands once for each. */
const comparedElsewhere = 400;
/** As close as this, nobody looks any further. */
const closeEnough = 0.7;
/** What was found in another season comes after the like of it in the season that was asked for. */
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

/** For each word of the query, whether a team has it in its name or stands where the word says. */
const meanings = async (db: Db, { typed, surroundings, seasonId }: Search, inSeason: number | null) => {
  const patterns = await patternsFor(db, inSeason, typed);
  return typed.map((word, i) => ({
    patterns: patterns[i] ?? [],
    categories: surroundings.meantBy('category', word, seasonId),
    regions: surroundings.meantBy('region', word, seasonId),
  }));
};
type Meaning = Awaited<ReturnType<typeof meanings>>[number];

const speaksOf = ({ patterns, categories, regions }: Meaning): RawBuilder<boolean> => {
  // Alone, so that the index of the names is used.
  if (categories.length === 0 && regions.length === 0) return like(patterns);
  const places = sql`${anyOf('categoryId', categories)} OR ${anyOf('regionId', regions)}`;
  return sql<boolean>`(${like(patterns)} OR ${places})`;
};

/** Which teams are compared: those that every word speaks of, or those that any word does. */
type Wanted = { readonly seasonId: number | null; readonly words: 'every' | 'any' };

const candidates = async (
  db: Db,
  search: Search,
  bounds: Bounds,
  { seasonId, words: wanted }: Wanted,
): Promise<readonly Row[]> => {
  const words = (await meanings(db, search, seasonId)).filter(({ patterns }) => patterns.length > 0);
  if (words.length === 0) return [];
  const spoken = words.map(speaksOf);
  const sum = sql.join(
    spoken.map((speaks) => sql`(${speaks})::int`),
    sql` + `,
  );
  return teamsWithin(db, seasonId, bounds)
    .where(sql<boolean>`(${sql.join(spoken, wanted === 'every' ? sql` AND ` : sql` OR `)})`)
    .$if(wanted === 'any', (found) => found.orderBy(sql`${sum} DESC`))
    .$if(seasonId === null, (found) => found.orderBy('seasonId', 'desc'))
    .orderBy('searchName')
    .orderBy('teamId')
    .limit(seasonId === null ? comparedElsewhere : compared)
    .execute();
};

const scored = ({ typed, surroundings }: Search, rows: readonly Row[]): readonly Scored<Row>[] =>
  closest(typed, rows, ({ searchText, categoryId, regionId, seasonId }) => ({
    words: searchText.trim().split(' '),
    around: [
      surroundings.wordsOf('category', categoryId, seasonId),
      surroundings.wordsOf('region', regionId, seasonId),
    ],
  }));

const hitOf = (catalogue: Catalogue, row: Row): TeamHit => {
  const { id, name, path, crest, category, region, city } = listingOf(catalogue, row);
  const season = catalogue.slugOfSeason(row.seasonId);
  const places = { category: placeOf(category), region: placeOf(region), city };
  return { id, name, path, ...(crest && { crest }), season, ...places };
};

/** The first ones by name, for choosing where nothing was typed yet. */
const firstTeams = (db: Db, seasonId: number, bounds: Bounds) =>
  teamsWithin(db, seasonId, bounds).orderBy('searchName').orderBy('teamId').limit(hitLimit).execute();

const isEnough = (found: readonly Scored<Row>[]): boolean => (found[0]?.score ?? 0) >= closeEnough;

/** Mostly every word speaks of what is looked for, and few teams are compared. */
const inSeason = async (db: Db, search: Search, bounds: Bounds): Promise<readonly Scored<Row>[]> => {
  const { seasonId } = search;
  const precise = scored(search, await candidates(db, search, bounds, { seasonId, words: 'every' }));
  if (isEnough(precise) || search.typed.length === 1) return precise;
  return scored(search, await candidates(db, search, bounds, { seasonId, words: 'any' }));
};

/** Teams of the season, the closest first. */
export const teamHits = async (db: Db, search: Search, bounds: Bounds = {}): Promise<TeamHit[]> => {
  const { catalogue, typed, seasonId, isEmpty } = search;
  if (isEmpty) return (await firstTeams(db, seasonId, bounds)).map((row) => hitOf(catalogue, row));
  if (typed.length === 0) return [];
  const found = await inSeason(db, search, bounds);
  return found.slice(0, hitLimit).map(({ thing }) => hitOf(catalogue, thing));
};

const withoutDoubles = (found: readonly Scored<Row>[]): readonly Scored<Row>[] => {
  const seen = new Set<number>();
  return found.filter(({ thing: { teamId } }) => !seen.has(teamId) && seen.add(teamId));
};

/** The same; where the season hardly has such a team, also those of other seasons, in the latest that they played in. */
export const teamHitsAnywhere = async (db: Db, search: Search): Promise<TeamHit[]> => {
  const { catalogue, typed } = search;
  if (typed.length === 0) return [];
  const found = await inSeason(db, search, {});
  const anySeason = { seasonId: null, words: 'every' } as const;
  const others = isEnough(found) ? [] : scored(search, await candidates(db, search, {}, anySeason));
  const all = [...found, ...others.map(({ thing, score }) => ({ thing, score: score * ofOtherSeasons }))];
  return withoutDoubles(all.toSorted((a, b) => b.score - a.score))
    .slice(0, hitLimit)
    .map(({ thing }) => hitOf(catalogue, thing));
};
