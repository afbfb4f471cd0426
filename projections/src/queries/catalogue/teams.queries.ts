import type { PagedCategoryInput } from '@rondelle/contracts/competition/inputs.ts';
import type { TeamsOutput } from '@rondelle/contracts/competition/season.outputs.ts';
import { requestedCategory, requestedRegion, seasonCatalogue } from '../outputs/catalogue.ts';
import { pageOf } from '../sql/paging.ts';
import type { Db } from '../../views/schema.ts';
import { catalogueOfSeason } from './season-catalogue.ts';
import { teamCards } from './team-cards.ts';

const pageSize = 100;

export const teamsOfSeason = async (
  db: Db,
  { lang, sid, cid, rid, page }: PagedCategoryInput,
): Promise<TeamsOutput> => {
  const { catalogue, seasonId } = await seasonCatalogue(db, { lang, sid });
  const category = requestedCategory(catalogue, cid, seasonId);
  const region = requestedRegion(catalogue, rid, seasonId);
  const { paging, ...range } = pageOf(page, pageSize);
  const [{ categories, regions, regionsOf }, { teams, total }] = await Promise.all([
    catalogueOfSeason(db, catalogue, seasonId),
    teamCards(db, catalogue, { seasonId, categoryId: cid, regionId: rid, ...range }),
  ]);
  return {
    season: catalogue.season(seasonId),
    category,
    region,
    categories,
    regions: category ? regionsOf(category.id) : regions,
    teams,
    paging: paging(total),
  };
};
