import { streamKinds } from '../../log/streams.ts';
import { id, oneOf, position } from '../url-values.ts';
import { page, wordless } from './entry.ts';
import { given, inLanguage } from './inputs.ts';

/** Made on the server for the administrator who asks; everybody else is led to the page that says so. */
const forAdmins = { isMadeForReader: true, permission: 'site/administer' } as const;

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
  adminStats: page(
    { path: { fr: '/admin/statistiques', en: '/admin/stats' }, ...forAdmins },
    { queries: { main: { path: 'admin.stats', input: inLanguage } } },
  ),
  adminCharts: page(
    { path: { fr: '/admin/graphiques', en: '/admin/charts' }, ...forAdmins },
    { queries: { main: { path: 'admin.charts', input: inLanguage } } },
  ),
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
