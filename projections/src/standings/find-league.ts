import type { Ref } from '@rondelle/contracts/competition/outputs.ts';
import type { SeasonRef } from '@rondelle/contracts/competition/inputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import type { Db } from '../schema.ts';

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

/** The league of a category and region in a season. Says which of them is unknown, else `league/unknown`. */
export const findLeague = async (
  db: Db,
  catalogue: Catalogue,
  { sid, cid, rid }: LeagueKey,
): Promise<FoundLeague> => {
  const season = catalogue.seasonBy(sid);
  if (!catalogue.has('category', cid)) throw new DomainError('category/unknown', 'cid');
  if (!catalogue.has('region', rid)) throw new DomainError('region/unknown', 'rid');
  const row = await db
    .selectFrom('leagues')
    .select(['leagueId', 'competition', 'nameFr', 'nameEn'])
    .where('seasonId', '=', season.id)
    .where('categoryId', '=', cid)
    .where('regionId', '=', rid)
    .orderBy('leagueId')
    .limit(1)
    .executeTakeFirst();
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

/** The page of a league, or of one of its divisions, under the names of the other language. */
export const leagueElsewhere = (catalogue: Catalogue, league: FoundLeague, divisionId?: number): string => {
  const { seasonId, category, region } = league;
  const other = catalogue.elsewhere();
  return other.paths.league(
    other.slugOfSeason(seasonId),
    other.category(category.id, seasonId),
    other.region(region.id, seasonId),
    divisionId === undefined ? null : { id: divisionId, name: other.divisionName(divisionId, seasonId) },
  );
};

/** The page of a league restricted to one of its divisions. */
export const divisionRef = (catalogue: Catalogue, league: FoundLeague, divisionId: number): Ref => {
  const { seasonId, category, region } = league;
  const named = { id: divisionId, name: catalogue.divisionName(divisionId, seasonId) };
  return {
    ...named,
    path: catalogue.paths.league(catalogue.slugOfSeason(seasonId), category, region, named),
  };
};
