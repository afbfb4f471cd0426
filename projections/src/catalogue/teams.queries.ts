import type { PagedCategoryQuestion } from '@rondelle/contracts/competition/questions.ts';
import type { TeamsAnswer } from '@rondelle/contracts/competition/season.answers.ts';
import { catalogueIn, categoryAsked, regionAsked } from '../answers/catalogue.ts';
import { pageOf } from '../answers/paging.ts';
import type { Db } from '../schema.ts';
import { placesOfSeason } from './season-places.ts';
import { teamCards } from './team-cards.ts';

const pageSize = 100;

export const teamsOfSeason = async (
  db: Db,
  { lang, sid, cid, rid, page }: PagedCategoryQuestion,
): Promise<TeamsAnswer> => {
  const catalogue = await catalogueIn(db, lang);
  const { id: seasonId } = catalogue.seasonBy(sid);
  const category = categoryAsked(catalogue, cid, seasonId);
  const region = regionAsked(catalogue, rid, seasonId);
  const { paging, ...range } = pageOf(page, pageSize);
  const [{ categories, regions, regionsOf }, { teams, total }] = await Promise.all([
    placesOfSeason(db, catalogue, seasonId),
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
