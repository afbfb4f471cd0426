import { streamKinds } from '../../log/streams.ts';
import { id, oneOf, position, season } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { given, inLanguage } from './inputs.ts';

/** Made on the server for the administrator who asks; everybody else is led to the page that says so. */
const forAdmins = { isMadeForReader: true, permission: 'site/administer' } as const;

const periods = { '7': 7, '30': 30, '90': 90, '365': 365 } as const;

/** For administrators: what the site does, holds and needs. */
export const adminPages = {
  admin: page(
    { path: { fr: '/admin', en: '/admin' }, ...forAdmins },
    { queries: { main: { path: 'admin.overview', input: inLanguage } } },
  ),
  adminActivity: page(
    {
      path: { fr: '/admin/activite', en: '/admin/activity' },
      search: { kind: oneOf(streamKinds), within: position, before: position },
      ...forAdmins,
    },
    {
      queries: {
        main: {
          path: 'admin.activity',
          input: ({ lang, values: { kind, within, before } }) => given({ lang, kind, within, before }),
        },
      },
    },
  ),
  /** How far the views are, and whether the log is whole. */
  viewsState: page(
    { path: { fr: '/admin/vues', en: '/admin/views' }, ...forAdmins },
    { queries: { main: { path: 'admin.views', input: inLanguage } } },
  ),
  /** A season event by event, with the table as it was then. */
  seasonReplay: page(
    {
      path: { fr: '/admin/saison', en: '/admin/season' },
      search: { season, at: position },
      ...forAdmins,
      permission: 'log/replay',
    },
    {
      queries: {
        main: {
          path: 'admin.seasonReplay',
          input: ({ lang, values }, ongoing) => {
            const sid = values.season ?? ongoing;
            return sid === null ? null : given({ lang, sid, at: values.at });
          },
        },
      },
    },
  ),
  /** Sources of games that are read on a timetable, and what became of each. */
  feeds: page(
    { path: { fr: '/admin/sources', en: '/admin/feeds' }, ...forAdmins, permission: 'site/feeds' },
    { queries: { main: { path: 'feed.list', input: inLanguage } } },
  ),
  backups: page(
    { path: { fr: '/admin/sauvegardes', en: '/admin/backups' }, ...forAdmins },
    { queries: { main: { path: 'admin.backups', input: inLanguage } } },
  ),
  /** How the site is visited, in daily sums. */
  analytics: page(
    {
      path: { fr: '/admin/frequentation', en: '/admin/analytics' },
      search: { days: oneOf(['7', '30', '90', '365']) },
      ...forAdmins,
    },
    {
      queries: {
        main: {
          path: 'admin.visits',
          input: ({ lang, values: { days } }) =>
            given({ lang, days: days === undefined ? undefined : periods[days] }),
        },
      },
    },
  ),
  /** What the site has written, and which links were followed, in daily sums. */
  mails: page(
    { path: { fr: '/admin/courriels', en: '/admin/mails' }, ...forAdmins },
    { queries: { main: { path: 'mail.sums', input: inLanguage } } },
  ),
  adminStats: page(
    { path: { fr: '/admin/statistiques', en: '/admin/stats' }, ...forAdmins },
    { queries: { main: { path: 'admin.stats', input: inLanguage } } },
  ),
  adminCharts: page(
    { path: { fr: '/admin/graphiques', en: '/admin/charts' }, ...forAdmins },
    { queries: { main: { path: 'admin.charts', input: inLanguage } } },
  ),
  /** What holds on all of the site, and who changed it. */
  settings: page(
    {
      path: { fr: '/admin/reglages', en: '/admin/settings' },
      isMadeForReader: true,
      permission: 'site/settings',
    },
    { queries: { main: { path: 'settings.list', input: inLanguage } } },
  ),
  /** The site's own banners. */
  ads: page(
    {
      path: { fr: '/admin/bannieres', en: '/admin/ads' },
      isMadeForReader: true,
      permission: 'site/settings',
    },
    { queries: { main: { path: 'banner.list', input: inLanguage } } },
  ),
  /** A push to oneself, to see that it arrives. */
  pushDemo: page({ path: { fr: '/admin/push-demo', en: '/admin/push-demo' }, ...forAdmins }),
  /** A table read aloud, to hear what screen readers get. */
  speech: page(
    {
      path: { fr: '/admin/lecture-a-voix-haute', en: '/admin/speech' },
      search: { category: id, region: id },
      ...forAdmins,
    },
    {
      queries: {
        main: {
          path: 'season.home',
          input: ({ lang }, ongoing) => (ongoing ? { lang, sid: ongoing } : null),
        },
        table: {
          path: 'league.table',
          input: ({ lang, values: { category, region } }, ongoing) =>
            ongoing && category !== undefined && region !== undefined
              ? { lang, sid: ongoing, cid: category, rid: region }
              : null,
        },
      },
    },
  ),
  /** All parts that pages are built of. */
  gallery: page(
    { path: wordless('/playground/tailwind'), ...forAdmins },
    {
      queries: {
        main: {
          path: 'season.home',
          input: ({ lang }, ongoing) => (ongoing ? { lang, sid: ongoing } : null),
        },
      },
    },
  ),
};
