import type { DivisionInput } from '@rondelle/contracts/competition/inputs.ts';
import type { DivisionOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';

/** Returns the leagues of a season that have this division, with links to their tables. Throws `division/unknown`. */
export const divisionOfSeason = async (
  db: Db,
  { lang, sid, did }: DivisionInput,
): Promise<DivisionOutput> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId, slug } = catalogue.seasonBy(sid);
  if (!catalogue.has('division', did)) throw new DomainError('division/unknown', 'did');
  const rows = await db
    .selectFrom('league_entries as e')
    .innerJoin('leagues as l', 'l.leagueId', 'e.leagueId')
    .select(['l.leagueId', 'l.nameFr', 'l.nameEn', 'l.categoryId', 'l.regionId'])
    .select(({ fn }) => fn.countAll<string>().as('teams'))
    .where('e.seasonId', '=', seasonId)
    .where('e.divisionId', '=', did)
    .groupBy(['l.leagueId'])
    .orderBy('l.leagueId')
    .limit(2_000)
    .execute();
  const division = { id: did, name: catalogue.divisionName(did, seasonId) };
  const leagues = rows.map(({ leagueId: id, nameFr, nameEn, teams, ...place }) => {
    const category = catalogue.category(place.categoryId, seasonId);
    const region = catalogue.region(place.regionId, seasonId);
    const path = catalogue.paths.league(slug, category, region, division);
    return { id, name: lang === 'fr' ? nameFr : nameEn, path, category, region, teams: Number(teams) };
  });
  return { ...division, season: catalogue.season(seasonId), leagues: catalogue.inOrder(leagues) };
};
