import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Ref, SeasonRefOutput } from '@rondelle/contracts/competition/outputs.ts';
import type { SeasonRef } from '@rondelle/contracts/competition/parameters.ts';
import type { Bilingual, Language } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { comparePositions } from '@rondelle/contracts/log/event.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { policiesNow } from '../policy/dumped-policies.ts';
import { sql } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { catalogueAsKnown } from '../as-of/names-as-of.queries.ts';
import type { SeasonNames } from '../../views/catalogue/catalogue.tables.ts';
import type { Db } from '../../views/schema.ts';

type Season = { id: number; slug: string; startsOn: string; endsOn: string; chosenAt: string | null };
type Named = { id: number; fr: string; en: string; inSeasons: SeasonNames };
type NamedCategory = Named & { shows: CategoryPolicy };

/** Loads in one round trip the small tables that all names come from: tens of seasons, hundreds of names. */
const loadCatalogue = (db: Db) =>
  db
    .selectNoFrom((from) => [
      jsonArrayFrom(
        from
          .selectFrom('seasons')
          .select([
            'seasonId as id',
            'slug',
            'startsOn',
            'endsOn',
            sql<string | null>`"chosenAt"::text`.as('chosenAt'),
          ])
          .orderBy('startsOn', 'desc')
          .limit(200),
      ).as('seasons'),
      jsonArrayFrom(
        from
          .selectFrom('regions')
          .select(['regionId as id', 'nameFr as fr', 'nameEn as en', 'seasonNames as inSeasons'])
          .limit(1000),
      ).as('regions'),
      jsonArrayFrom(
        from
          .selectFrom('categories')
          .select(['categoryId as id', 'nameFr as fr', 'nameEn as en', 'seasonNames as inSeasons', 'shows'])
          .limit(2000),
      ).as('categories'),
      jsonArrayFrom(
        from
          .selectFrom('divisions')
          .select(['divisionId as id', 'nameFr as fr', 'nameEn as en', 'seasonNames as inSeasons'])
          .limit(2000),
      ).as('divisions'),
    ])
    .executeTakeFirstOrThrow();

/** Names of seasons, regions, categories and divisions in one language, with names that apply in one season only. */
export type Catalogue = {
  readonly lang: Language;
  /** The instant (ISO 8601, UTC) whose names it holds; undefined for the current ones. */
  readonly knownAt: string | undefined;
  readonly paths: ReturnType<typeof pathsIn>;
  /** Latest first. */
  readonly seasons: readonly Season[];
  /** The season last chosen as ongoing, or the latest when none was ever chosen. */
  readonly ongoing: Season | null;
  /** The season of the parameter, or the ongoing one. Throws `season/unknown` for that parameter. */
  readonly seasonBy: (ref: SeasonRef | undefined, parameter?: string) => Season;
  readonly slugOfSeason: (seasonId: number) => string;
  readonly season: (seasonId: number) => SeasonRefOutput;
  readonly has: (kind: 'season' | 'region' | 'category' | 'division', id: number) => boolean;
  /** Ids of all regions, categories or divisions. */
  readonly all: (kind: 'region' | 'category' | 'division') => readonly number[];
  readonly category: (id: number, seasonId: number) => Ref;
  readonly region: (id: number, seasonId: number) => Ref;
  /** Returns the name of a region or category without its link. */
  readonly nameOf: (kind: 'region' | 'category', id: number, seasonId: number) => string;
  readonly divisionName: (id: number, seasonId: number) => string;
  /** Compares names by the language's collation, and numbers in them by value. */
  readonly compare: (a: string, b: string) => number;
  readonly inOrder: <T extends { readonly name: string }>(items: readonly T[]) => T[];
  /** The same catalogue in the other language. */
  readonly inOtherLanguage: () => Catalogue;
};

const ongoingOf = (seasons: readonly Season[]): Season | null => {
  const chosen = seasons.filter((season) => season.chosenAt !== null);
  const last = chosen.sort((a, b) => comparePositions(b.chosenAt ?? '0', a.chosenAt ?? '0'))[0];
  return last ?? seasons[0] ?? null;
};

const namesIn = (rows: readonly Named[], lang: Language) => {
  const byId = new Map(rows.map((row) => [row.id, row]));
  return {
    has: (id: number) => byId.has(id),
    ids: [...byId.keys()],
    nameOf: (id: number, seasonId: number): string => {
      const row = byId.get(id);
      const own: Bilingual | undefined = row?.inSeasons[String(seasonId)];
      return own?.[lang] ?? row?.[lang] ?? String(id);
    },
  };
};

const collators: Record<Language, Intl.Collator> = {
  fr: new Intl.Collator('fr', { numeric: true }),
  en: new Intl.Collator('en', { numeric: true }),
};

/** Policies of the categories that do not show everything. */
const policiesIn = (rows: readonly NamedCategory[]) =>
  new Map(rows.flatMap(({ id, shows }) => (shows === 'everything' ? [] : [[id, { shows }] as const])));

type Loaded = Awaited<ReturnType<typeof loadCatalogue>>;

const catalogueOf = (loaded: Loaded, lang: Language, knownAt: string | undefined): Catalogue => {
  const { seasons, regions, categories, divisions } = loaded;
  const paths = pathsIn(lang);
  const byId = new Map(seasons.map((season) => [season.id, season]));
  const names = {
    region: namesIn(regions, lang),
    category: namesIn(categories, lang),
    division: namesIn(divisions, lang),
  };
  const { compare } = collators[lang];
  const ongoing = ongoingOf(seasons);
  const slugOfSeason = (id: number) => byId.get(id)?.slug ?? String(id);
  const policies = policiesIn(categories);
  const refOf = (kind: 'category' | 'region') => (id: number, seasonId: number) => {
    const name = names[kind].nameOf(id, seasonId);
    return { id, name, path: paths[kind](slugOfSeason(seasonId), { id, name }) };
  };
  return {
    lang,
    knownAt,
    paths,
    seasons,
    ongoing,
    seasonBy: (ref, parameter = 'sid') => {
      const season = ref === undefined ? ongoing : seasons.find(({ id, slug }) => id === ref || slug === ref);
      if (!season) throw new DomainError('season/unknown', parameter);
      return season;
    },
    slugOfSeason,
    season: (id) => ({ id, slug: slugOfSeason(id), path: paths.season(slugOfSeason(id)) }),
    has: (kind, id) => (kind === 'season' ? byId : names[kind]).has(id),
    all: (kind) => names[kind].ids,
    category: (id, seasonId) => ({ ...refOf('category')(id, seasonId), ...policies.get(id) }),
    region: refOf('region'),
    nameOf: (kind, id, seasonId) => names[kind].nameOf(id, seasonId),
    divisionName: names.division.nameOf,
    compare,
    inOrder: (items) => items.toSorted((a, b) => compare(a.name, b.name)),
    inOtherLanguage: () => catalogueOf(loaded, lang === 'fr' ? 'en' : 'fr', knownAt),
  };
};

/** Applies the current policies to the categories of then; a category deleted since shows nothing. */
const loadAsKnown = async (db: Db, instant: string): Promise<Loaded> => {
  const [then, policies] = await Promise.all([catalogueAsKnown(db, instant), policiesNow(db)]);
  const showsNow = (id: number): CategoryPolicy => policies.get(id) ?? 'schedule';
  return { ...then, categories: then.categories.map((row) => ({ ...row, shows: showsNow(row.id) })) };
};

/** Loads the catalogue with the current names, or with those of an instant (ISO 8601, UTC). */
export const catalogueIn = async (db: Db, lang: Language, knownAt?: string): Promise<Catalogue> =>
  catalogueOf(await (knownAt === undefined ? loadCatalogue(db) : loadAsKnown(db, knownAt)), lang, knownAt);

/** The catalogue, now or as known at an instant, with the id of the requested season, or of the ongoing one without `sid`. */
export const seasonCatalogue = async (
  db: Db,
  {
    lang,
    sid,
    knownAt,
  }: {
    readonly lang: Language;
    readonly sid?: SeasonRef | undefined;
    readonly knownAt?: string | undefined;
  },
) => {
  const catalogue = await catalogueIn(db, lang, knownAt);
  return { catalogue, seasonId: catalogue.seasonBy(sid).id };
};

/** Returns the requested category in a season; null without `cid`. Throws `category/unknown`. */
export const requestedCategory = (
  catalogue: Catalogue,
  cid: number | undefined,
  seasonId: number,
): Ref | null => {
  if (cid === undefined) return null;
  if (!catalogue.has('category', cid)) throw new DomainError('category/unknown', 'cid');
  return catalogue.category(cid, seasonId);
};

/** Returns the requested region in a season; null without `rid`. Throws `region/unknown`. */
export const requestedRegion = (
  catalogue: Catalogue,
  rid: number | undefined,
  seasonId: number,
): Ref | null => {
  if (rid === undefined) return null;
  if (!catalogue.has('region', rid)) throw new DomainError('region/unknown', 'rid');
  return catalogue.region(rid, seasonId);
};
