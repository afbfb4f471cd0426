import { activityActions, activityKinds } from '../../competition/activity-actions.ts';
import { streamKinds } from '../../log/streams.ts';
import { adminLogChannels } from '../admin-log-channels.ts';
import { eventName, id, oneOf, position, season, words } from '../url-values.ts';
import { page } from './entry.ts';
import { withoutUndefined, inLanguage, inSeason } from './inputs.ts';

const topics = () => ['season'] as const;

/** The site itself: home, search, legal texts, API, activity and logs. */
export const sitePages = {
  home: page(
    {
      path: { fr: '/accueil', en: '/home' },
      search: { category: id },
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'season.home',
          input: ({ lang }, ongoing) => (ongoing ? { lang, sid: ongoing } : null),
        },
        welcome: { path: 'site.welcomeMessage', input: ({ lang }) => ({ lang }) },
      },
      topics,
    },
  ),
  /** Pages stored in this browser, and changes that wait for a connection. */
  offline: page({ path: { fr: '/hors-ligne', en: '/offline' }, isUncrawled: true }),
  /** Target of the installed app's shortcuts and of its share target. */
  launch: page({
    path: { fr: '/ouvrir', en: '/open' },
    search: { to: oneOf(['game', 'results']) },
    isUncrawled: true,
  }),
  about: page({ path: { fr: '/a-propos', en: '/about' }, isInSitemap: true }),
  search: page(
    {
      path: { fr: '/recherche', en: '/search' },
      search: { q: words(80), season },
      isUncrawled: true,
    },
    {
      queries: {
        main: {
          path: 'search.all',
          input: ({ lang, values: { q, season: requested } }, ongoing) => {
            const sid = requested ?? ongoing;
            return q !== undefined && sid !== null ? { lang, sid, query: q } : null;
          },
        },
      },
    },
  ),
  terms: page({ path: { fr: '/conditions-dutilisation', en: '/terms-of-use' } }),
  privacy: page(
    {
      path: { fr: '/politique-de-confidentialite', en: '/privacy-policy' },
      isInSitemap: true,
    },
    {
      queries: { main: { path: 'site.privacy', input: inLanguage } },
    },
  ),
  /** Reference of the public API. */
  api: page(
    { path: { fr: '/api-publique', en: '/public-api' }, isInSitemap: true },
    { queries: { main: { path: 'site.calls', input: inLanguage } } },
  ),
  /**
   * Heads of the hash chain, to verify the log with, and how an event is cited: by its number, the same on every
   * server, or found by its position on this server.
   */
  logChain: page(
    {
      path: { fr: '/journal-verifiable', en: '/verifiable-log' },
      search: { event: id, position },
      isInSitemap: true,
    },
    {
      queries: {
        main: {
          path: 'site.chain',
          input: ({ lang, values: { event, position: at } }) =>
            withoutUndefined({ lang, event, position: at }),
        },
      },
    },
  ),
  openData: page(
    { path: { fr: '/donnees-ouvertes', en: '/open-data' }, isInSitemap: true },
    { queries: { main: { path: 'site.openData', input: inLanguage } } },
  ),
  /** Roles and their permissions. */
  roles: page({ path: { fr: '/roles', en: '/roles' } }),
  activity: page(
    {
      path: { fr: '/:season/activite', en: '/:season/activity' },
      search: {
        event: eventName,
        kind: oneOf(activityKinds),
        action: oneOf(activityActions),
        member: words(40),
        before: position,
      },
    },
    {
      queries: {
        main: {
          path: 'activity.list',
          input: ({ values: { kind, action, member, before }, ...requested }) =>
            withoutUndefined({ ...inSeason(requested), kind, action, member, before }),
          when: ({ values }) => values.event === undefined,
        },
        event: {
          path: 'history.event',
          input: ({ lang, values: { event } }) => (event === undefined ? null : { lang, event }),
        },
      },
      topics,
    },
  ),
  replay: page({
    path: { fr: '/admin/journal', en: '/admin/log' },
    search: { q: words(200), kind: oneOf(streamKinds), id, step: id },
    permission: 'member/manage',
  }),
  logs: page(
    {
      path: { fr: '/admin/journaux', en: '/admin/logs' },
      search: { channel: oneOf(adminLogChannels), before: position },
      isMadeForReader: true,
      permission: 'member/manage',
    },
    {
      queries: {
        main: {
          path: 'admin.logs',
          input: ({ lang, values: { channel, before } }) => withoutUndefined({ lang, channel, before }),
        },
        browsers: { path: 'admin.browserErrors', input: inLanguage },
      },
    },
  ),
  /** Target of redirects for readers without permission for an administration page. */
  forbidden: page({ path: { fr: '/admin/403', en: '/admin/403' }, search: { next: 'address' } }),
};
