import { streamKinds } from '../../log/streams.ts';
import { id, oneOf, position, season } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { withoutUndefined, inLanguage } from './inputs.ts';

/** Rendered per request for administrators; everybody else is redirected to the page `forbidden`. */
const forAdmins = { isMadeForReader: true, permission: 'site/administer' } as const;

const periods = { '7': 7, '30': 30, '90': 90, '365': 365 } as const;

/** Pages of the administration. */
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
          input: ({ lang, values: { kind, within, before } }) =>
            withoutUndefined({ lang, kind, within, before }),
        },
      },
    },
  ),
  /** Progress of the views and integrity of the log. */
  viewsState: page(
    { path: { fr: '/admin/vues', en: '/admin/views' }, ...forAdmins },
    { queries: { main: { path: 'admin.views', input: inLanguage } } },
  ),
  /** Steps through a season event by event, with the table at each step. */
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
            return sid === null ? null : withoutUndefined({ lang, sid, at: values.at });
          },
        },
      },
    },
  ),
  /** Feeds and their runs. */
  feeds: page(
    { path: { fr: '/admin/sources', en: '/admin/feeds' }, ...forAdmins, permission: 'site/feeds' },
    { queries: { main: { path: 'feed.list', input: inLanguage } } },
  ),
  backups: page(
    { path: { fr: '/admin/sauvegardes', en: '/admin/backups' }, ...forAdmins },
    { queries: { main: { path: 'admin.backups', input: inLanguage } } },
  ),
  /** Visits as daily sums. */
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
            withoutUndefined({ lang, days: days === undefined ? undefined : periods[days] }),
        },
      },
    },
  ),
  /** Sent mails and followed links as daily sums. */
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
  /** Site-wide settings and their history. */
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
  /** Sends a test push to oneself. */
  pushDemo: page({ path: { fr: '/admin/push-demo', en: '/admin/push-demo' }, ...forAdmins }),
  /** Reads a table aloud, to check what screen readers announce. */
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
  /** A gallery of all UI components. */
  gallery: page(
    { path: wordless('/playground/tailwind'), ...forAdmins },
    {
      queries: {
        main: {
          path: 'season.home',
          input: ({ lang }, ongoing) => (ongoing ? { lang, sid: ongoing } : null),
        },
        highlights: {
          path: 'season.highlights',
          input: ({ lang }, ongoing) => (ongoing ? { lang, sid: ongoing } : null),
        },
      },
    },
  ),
};
