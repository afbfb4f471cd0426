import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { SeasonRef } from '@rondelle/contracts/competition/parameters.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { leaguesInRegionAt } from '../as-of/leagues-as-of.queries.ts';
import { leaguesAsKnown } from '../as-of/names-as-of.queries.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';

export type LeagueKey = {
  readonly sid: SeasonRef;
  readonly cid: number;
  readonly rid: number;
};

export type FoundLeague = {
  readonly id: number;
  readonly name: string;
  readonly path: string;
  readonly seasonId: number;
  readonly competition: string;
  readonly category: Ref;
  readonly region: Ref;
};

type Scope = { readonly seasonId: number; readonly categoryId: number; readonly regionId: number };
const columns = ['leagueId', 'competition', 'nameFr', 'nameEn'] as const;

const leagueNow = (db: Db, { seasonId, categoryId, regionId }: Scope) =>
  db
    .selectFrom('leagues')
    .select(columns)
    .where('seasonId', '=', seasonId)
    .where('categoryId', '=', categoryId)
    .where('regionId', '=', regionId)
    .orderBy('leagueId')
    .limit(1)
    .executeTakeFirst();

/** Returns the league that was in a category and region at an instant, or else the one that is there now. */
const leagueAsKnown = async (db: Db, scope: Scope, instant: string) => {
  const [then] = await leaguesInRegionAt(db, { ...scope, seasonIds: [scope.seasonId] }, instant);
  if (then) return then;
  const now = await leagueNow(db, scope);
  const [named] = now ? await leaguesAsKnown(db, [now.leagueId], instant) : [];
  return now && { ...now, nameFr: named?.nameFr ?? now.nameFr, nameEn: named?.nameEn ?? now.nameEn };
};

/**
 * Finds the league of a category and region in a season, at the catalogue's instant if it has one. Throws `season/unknown`, `category/unknown`, `region/unknown`
 * or `league/unknown`.
 */
export const findLeague = async (
  db: Db,
  catalogue: Catalogue,
  { sid, cid, rid }: LeagueKey,
): Promise<FoundLeague> => {
  const season = catalogue.seasonBy(sid);
  if (!catalogue.has('category', cid)) throw new DomainError('category/unknown', 'cid');
  if (!catalogue.has('region', rid)) throw new DomainError('region/unknown', 'rid');
  const scope = { seasonId: season.id, categoryId: cid, regionId: rid };
  const { knownAt } = catalogue;
  const row = await (knownAt === undefined ? leagueNow(db, scope) : leagueAsKnown(db, scope, knownAt));
  if (!row) throw new DomainError('league/unknown');
  const category = catalogue.category(cid, season.id);
  const region = catalogue.region(rid, season.id);
  return {
    id: row.leagueId,
    name: catalogue.lang === 'fr' ? row.nameFr : row.nameEn,
    path: catalogue.paths.league(season.slug, category, region),
    seasonId: season.id,
    competition: row.competition,
    category,
    region,
  };
};

const currentLeaguesOf = (db: Db, { category, region }: FoundLeague, did: number | undefined) =>
  db
    .selectFrom('leagues')
    .select('seasonId')
    .select((eb) =>
      did === undefined
        ? eb.val(false).as('hasDivision')
        : eb
            .exists(
              eb
                .selectFrom('league_entries')
                .select('leagueId')
                .whereRef('league_entries.leagueId', '=', 'leagues.leagueId')
                .where('divisionId', '=', did),
            )
            .as('hasDivision'),
    )
    .where('categoryId', '=', category.id)
    .where('regionId', '=', region.id)
    .orderBy('leagueId', 'desc')
    .limit(200)
    .execute();

/** Returns the seasons of all leagues of the same category and region; divisions are those of today only. */
const leaguesOfSeasons = async (
  db: Db,
  { knownAt, seasons }: Catalogue,
  league: FoundLeague,
  did: number | undefined,
) => {
  if (knownAt === undefined) return currentLeaguesOf(db, league, did);
  const scope = { seasonIds: seasons.map(({ id }) => id), categoryId: league.category.id };
  const there = await leaguesInRegionAt(db, { ...scope, regionId: league.region.id }, knownAt);
  return there.map(({ seasonId }) => ({ seasonId, hasDivision: false }));
};

/**
 * Returns the other seasons with a league of the same category and region, latest first. The path of one is that of
 * the division `did` where its league has that division.
 */
export const otherSeasonsOf = async (
  db: Db,
  catalogue: Catalogue,
  league: FoundLeague,
  did: number | undefined,
) => {
  const rows = await leaguesOfSeasons(db, catalogue, league, did);
  // The first of several leagues in a season counts, as it does for `findLeague`.
  const found = new Map(rows.map(({ seasonId, hasDivision }) => [seasonId, hasDivision === true]));
  return catalogue.seasons.flatMap(({ id, slug }) => {
    const hasDivision = found.get(id);
    if (hasDivision === undefined || id === league.seasonId) return [];
    const division =
      hasDivision && did !== undefined ? { id: did, name: catalogue.divisionName(did, id) } : null;
    const [category, region] = [
      catalogue.category(league.category.id, id),
      catalogue.region(league.region.id, id),
    ];
    return { season: catalogue.season(id), path: catalogue.paths.league(slug, category, region, division) };
  });
};

/** Returns the path of a league, or of one of its divisions, in the other language. */
export const leagueElsewhere = (catalogue: Catalogue, league: FoundLeague, divisionId?: number): string => {
  const { seasonId, category, region } = league;
  const other = catalogue.inOtherLanguage();
  return other.paths.league(
    other.slugOfSeason(seasonId),
    other.category(category.id, seasonId),
    other.region(region.id, seasonId),
    divisionId === undefined ? null : { id: divisionId, name: other.divisionName(divisionId, seasonId) },
  );
};

/** Returns a link to the league's page for one of its divisions. */
export const divisionRef = (catalogue: Catalogue, league: FoundLeague, divisionId: number): Ref => {
  const { seasonId, category, region } = league;
  const named = { id: divisionId, name: catalogue.divisionName(divisionId, seasonId) };
  return {
    ...named,
    path: catalogue.paths.league(catalogue.slugOfSeason(seasonId), category, region, named),
  };
};
