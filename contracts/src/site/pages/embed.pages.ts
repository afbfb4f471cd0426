import { day, id, season } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { given, inSeason } from './inputs.ts';

/** What other sites and screens show: pages of this site alone in their frame, without its menu. */
export const embedPages = {
  embedTable: page(
    { path: wordless('/embed/:season/c-:categoryId-*/r-:regionId-*/d-:divisionId-*?'), frame: 'embed' },
    {
      queries: {
        main: {
          path: 'league.table',
          input: (asked) =>
            given({
              ...inSeason(asked),
              cid: asked.categoryId,
              rid: asked.regionId,
              did: asked.divisionId ?? undefined,
            }),
        },
      },
    },
  ),
  embedTeam: page(
    { path: wordless('/embed/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*'), frame: 'embed' },
    {
      queries: { main: { path: 'team.get', input: (asked) => ({ ...inSeason(asked), eid: asked.teamId }) } },
    },
  ),
  embedScores: page(
    {
      path: { fr: '/embed/:season/en-direct', en: '/embed/:season/live-scores' },
      search: { category: id, date: day },
      frame: 'embed',
    },
    {
      queries: {
        main: {
          path: 'season.liveScores',
          input: (asked) => given({ ...inSeason(asked), date: asked.values.date }),
        },
      },
    },
  ),
  /** The screen of an arena; without a season, that of the one that goes on. */
  screen: page(
    {
      path: { fr: '/ecran', en: '/screen' },
      search: { season, category: id, region: id },
      frame: 'screen',
      isUncrawled: true,
    },
    {
      queries: {
        main: {
          path: 'season.liveScores',
          input: ({ lang, values }, ongoing) => {
            const sid = values.season ?? ongoing;
            return sid === null ? null : { lang, sid };
          },
        },
        leagues: {
          path: 'league.list',
          input: ({ lang, values }, ongoing) => {
            const sid = values.season ?? ongoing;
            return sid === null || values.category === undefined ? null : { lang, sid, cid: values.category };
          },
        },
      },
      topics: () => ['season'],
    },
  ),
  /** What a club puts on its own site, with the code to copy. */
  forYourSite: page({
    path: { fr: '/pour-votre-site', en: '/for-your-site' },
    search: { of: 'address' },
    isInSitemap: true,
  }),
};
