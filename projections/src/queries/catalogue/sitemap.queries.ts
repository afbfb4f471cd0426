import { type Language, languages } from '@rondelle/contracts/competition/vocabulary.ts';
import { pathsIn } from '@rondelle/contracts/site/paths.ts';
import { catalogueIn } from '../outputs/catalogue.ts';
import type { Db } from '../../views/schema.ts';

/** The paths of a page in both languages. */
export type PathsOfPage = Readonly<Record<Language, string>>;

/** A sitemap file may hold 50,000 URLs: half as many pages, each in two languages. */
const most = 25_000;

const inBoth = (of: (lang: Language) => string): PathsOfPage => ({ fr: of('fr'), en: of('en') });

/** Returns the pages of a season for search engines: leagues, tournaments, then teams. */
export const pagesOfSeason = async (db: Db, slug: string): Promise<readonly PathsOfPage[]> => {
  const french = await catalogueIn(db, 'fr');
  const catalogues = { fr: french, en: french.inOtherLanguage() };
  const { id: seasonId } = french.seasonBy(slug);
  const place = (lang: Language, categoryId: number, regionId: number) => ({
    category: catalogues[lang].category(categoryId, seasonId),
    region: catalogues[lang].region(regionId, seasonId),
  });
  const [leagues, tournaments, teams] = await Promise.all([
    db
      .selectFrom('leagues')
      .select(['categoryId', 'regionId'])
      .where('seasonId', '=', seasonId)
      .orderBy('leagueId')
      .limit(most)
      .execute(),
    db
      .selectFrom('tournaments')
      .select(['tournamentId as id', 'nameFr', 'nameEn'])
      .where('seasonId', '=', seasonId)
      .orderBy('tournamentId')
      .limit(most)
      .execute(),
    db
      .selectFrom('team_seasons')
      .select(['teamId as id', 'name', 'categoryId', 'regionId'])
      .where('seasonId', '=', seasonId)
      .orderBy('teamId')
      .limit(most)
      .execute(),
  ]);
  return [
    ...leagues.map(({ categoryId, regionId }) =>
      inBoth((lang) => {
        const { category, region } = place(lang, categoryId, regionId);
        return pathsIn(lang).league(slug, category, region);
      }),
    ),
    ...tournaments.map(({ id, nameFr, nameEn }) =>
      inBoth((lang) => pathsIn(lang).tournament(slug, { id, name: lang === 'fr' ? nameFr : nameEn })),
    ),
    ...teams.map(({ id, name, categoryId, regionId }) =>
      inBoth((lang) =>
        pathsIn(lang).team(slug, { ...place(lang, categoryId, regionId), team: { id, name } }),
      ),
    ),
  ].slice(0, most);
};

/** Returns the latest seasons and their total number of pages, according to the stored counts. */
export const seasonsInSitemap = async (
  db: Db,
  mostSeasons: number,
): Promise<{ readonly slugs: readonly string[]; readonly pages: number }> => {
  const { seasons } = await catalogueIn(db, languages[0]);
  const latest = seasons.slice(0, mostSeasons);
  const rows = await db
    .selectFrom('season_counts')
    .select(['seasonId', 'teams', 'leagues', 'tournaments'])
    .limit(1_000)
    .execute();
  const known = new Set(latest.map(({ id }) => id));
  const pages = rows
    .filter(({ seasonId }) => known.has(seasonId))
    .reduce((sum, { teams, leagues, tournaments }) => sum + teams + leagues + tournaments, 0);
  return { slugs: latest.map(({ slug }) => slug), pages };
};
