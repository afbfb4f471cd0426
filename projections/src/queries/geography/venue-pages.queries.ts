import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { PathsOfPage } from '../catalogue/sitemap.queries.ts';
import type { Db } from '../../views/schema.ts';
import { loadCities, placesBy } from './season-places.ts';
import { venuesIn, venuesOfSeason } from './season-venues.ts';

/**
 * Returns the pages of a season's venues for search engines. They are the same in every season, so that only the ongoing
 * one has any.
 */
export const pagesOfVenues = async (db: Db, slug: string): Promise<readonly PathsOfPage[]> => {
  const catalogue = await catalogueIn(db, 'fr');
  const { id: seasonId } = catalogue.seasonBy(slug);
  if (catalogue.ongoing?.id !== seasonId) return [];
  const [cities, texts] = await Promise.all([loadCities(db), venuesOfSeason(db, { seasonId })]);
  return venuesIn(catalogue, texts, placesBy(catalogue, cities, seasonId)).map(({ key }) => ({
    fr: pathsIn('fr').venue(key.city, key.venue),
    en: pathsIn('en').venue(key.city, key.venue),
  }));
};
