import { leaderboardMeasures, resultsFilters } from '../../competition/lists.ts';
import type { CategoryOutput, LeaderboardOutput, RegionOutput } from '../../competition/season.outputs.ts';
import { day, id, laterPage, oneOf } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { asOf, asOfSearch, withoutUndefined, inCategory, inSeason } from './inputs.ts';

const topics = () => ['season'] as const;
/** A list of one category; its canonical path has the category's name. */
const ofCategory = ({ season, category }: Pick<LeaderboardOutput, 'season' | 'category'>) =>
  category ? { path: [season.slug, category] } : {};

/** Seasons and their lists. */
export const seasonPages = {
  season: page(
    {
      path: wordless('/:season'),
      isInSitemap: true,
    },
    {
      queries: {
        main: { path: 'season.home', input: inSeason },
        highlights: { path: 'season.highlights', input: inSeason },
      },
      topics,
    },
  ),
  latestResults: page(
    {
      path: { fr: '/:season/derniers-resultats', en: '/:season/latest-results' },
      search: { category: id, date: day, show: oneOf(resultsFilters) },
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'season.latestResults',
          input: (params) =>
            withoutUndefined({ ...inSeason(params), cid: params.values.category, date: params.values.date }),
        },
      },
      topics,
    },
  ),
  leaderboard: page(
    {
      path: {
        fr: '/:season/tableau-des-meneurs/c-:categoryId-*?',
        en: '/:season/leaderboard/c-:categoryId-*?',
      },
      search: { by: oneOf(leaderboardMeasures), ...asOfSearch, page: laterPage },
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'season.leaderboard',
          input: ({ values, ...params }) =>
            withoutUndefined({
              ...inCategory(params),
              // The leaderboard of all categories does not accept `playedBy` or `knownAt`.
              ...(params.categoryId === null ? {} : asOf(values)),
              by: values.by ?? 'rating',
              page: params.categoryId === null ? undefined : (values.page ?? 1),
            }),
        },
      },
      subject: ofCategory,
      topics,
    },
  ),
  forecasts: page(
    {
      path: { fr: '/:season/previsions', en: '/:season/forecasts' },
      under: 'season',
      isInSitemap: true,
    },
    {
      queries: { main: { path: 'season.forecasts', input: inSeason } },
      topics,
    },
  ),
  /** How ratings are made; `team`: the one whose last games are the example. */
  ratings: page(
    {
      path: { fr: '/:season/cotes', en: '/:season/ratings' },
      search: { team: id },
      under: 'leaderboard',
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'season.ratings',
          input: (params) => withoutUndefined({ ...inSeason(params), eid: params.values.team }),
        },
      },
      topics,
    },
  ),
  liveScores: page(
    {
      path: { fr: '/:season/en-direct', en: '/:season/live-scores' },
      search: { date: day },
    },
    {
      queries: {
        main: {
          path: 'season.liveScores',
          input: (params) => withoutUndefined({ ...inSeason(params), date: params.values.date }),
        },
      },
      topics,
    },
  ),
  enterResults: page(
    {
      path: { fr: '/:season/saisie', en: '/:season/enter-results' },
    },
    {
      queries: { main: { path: 'season.get', input: inSeason } },
    },
  ),
  importGames: page(
    {
      path: { fr: '/:season/importation', en: '/:season/import' },
    },
    {
      queries: { main: { path: 'season.get', input: inSeason } },
    },
  ),
  nextSeason: page(
    {
      path: { fr: '/:season/saison-suivante', en: '/:season/next-season' },
    },
    {
      queries: { main: { path: 'season.get', input: inSeason } },
    },
  ),
  makeSchedule: page(
    {
      path: { fr: '/:season/dresser-un-calendrier', en: '/:season/make-a-schedule' },
    },
    {
      queries: { main: { path: 'season.get', input: inSeason } },
    },
  ),
  leagues: page(
    {
      path: { fr: '/:season/ligues/c-:categoryId-*?', en: '/:season/leagues/c-:categoryId-*?' },
      isInSitemap: true,
    },
    {
      queries: { main: { path: 'league.list', input: inCategory } },
      subject: ofCategory,
      topics,
    },
  ),
  teams: page(
    {
      path: { fr: '/:season/equipes/c-:categoryId-*?', en: '/:season/teams/c-:categoryId-*?' },
      search: { region: id, page: laterPage },
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'team.list',
          input: ({ values, ...params }) =>
            withoutUndefined({ ...inCategory(params), rid: values.region, page: values.page ?? 1 }),
        },
      },
      subject: ofCategory,
      topics,
    },
  ),
  tournaments: page(
    {
      path: { fr: '/:season/tournois/c-:categoryId-*?', en: '/:season/tournaments/c-:categoryId-*?' },
      isInSitemap: true,
    },
    {
      queries: { main: { path: 'tournament.list', input: inCategory } },
      subject: ofCategory,
      topics,
    },
  ),
  category: page(
    {
      path: wordless('/:season/c-:categoryId-*'),
      under: 'leagues',
    },
    {
      queries: {
        main: { path: 'category.get', input: (params) => ({ ...inSeason(params), cid: params.categoryId }) },
      },
      subject: (category: CategoryOutput) => ({
        path: [category.season.slug, category],
        otherPath: category.otherPath,
      }),
      topics,
    },
  ),
  region: page(
    {
      path: wordless('/:season/r-:regionId-*'),
      under: 'leagues',
    },
    {
      queries: {
        main: { path: 'region.get', input: (params) => ({ ...inSeason(params), rid: params.regionId }) },
      },
      subject: (region: RegionOutput) => ({
        path: [region.season.slug, region],
        otherPath: region.otherPath,
      }),
      topics,
    },
  ),
};
