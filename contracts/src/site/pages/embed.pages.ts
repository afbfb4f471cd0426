import { day, id, season, words } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { withoutUndefined, inSeason } from './inputs.ts';

/** Pages for iframes on other sites and for arena screens, without the menu. */
export const embedPages = {
  embedTable: page(
    { path: wordless('/embed/:season/c-:categoryId-*/r-:regionId-*/d-:divisionId-*?'), frame: 'embed' },
    {
      queries: {
        main: {
          path: 'league.table',
          input: (params) =>
            withoutUndefined({
              ...inSeason(params),
              cid: params.categoryId,
              rid: params.regionId,
              did: params.divisionId ?? undefined,
            }),
        },
      },
    },
  ),
  embedTeam: page(
    { path: wordless('/embed/:season/c-:categoryId-*/r-:regionId-*/e-:teamId-*'), frame: 'embed' },
    {
      queries: {
        main: { path: 'team.get', input: (params) => ({ ...inSeason(params), eid: params.teamId }) },
      },
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
          input: (params) => withoutUndefined({ ...inSeason(params), date: params.values.date }),
        },
      },
    },
  ),
  /** The screen of an arena; defaults to the ongoing season. */
  screen: page(
    {
      path: { fr: '/ecran', en: '/screen' },
      // `venue`: the two parts of the venue's path, `quebec/arena-bardy`.
      search: { season, category: id, region: id, venue: words(201) },
      frame: 'screen',
      isUncrawled: true,
    },
    {
      queries: {
        main: {
          path: 'season.liveScores',
          input: ({ lang, values }, ongoing) => {
            const sid = values.season ?? ongoing;
            return sid === null || values.venue !== undefined ? null : { lang, sid };
          },
        },
        venue: {
          path: 'venue.day',
          input: ({ lang, values }, ongoing) => {
            const sid = values.season ?? ongoing;
            const [city, venue, ...more] = values.venue?.split('/') ?? [];
            if (sid === null || city === undefined || venue === undefined || more.length > 0) return null;
            return { lang, sid, city, venue };
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
  /** Offers embeds of a page, with the code to copy. */
  forYourSite: page({
    path: { fr: '/pour-votre-site', en: '/for-your-site' },
    search: { of: 'address' },
    isInSitemap: true,
  }),
};
