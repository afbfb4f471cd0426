import { activityActions, activityKinds } from '../../competition/activity-actions.ts';
import { streamKinds } from '../../log/streams.ts';
import { adminLogChannels } from '../admin-log-channels.ts';
import { id, oneOf, position, season, words } from '../url-values.ts';
import { page } from './entry.ts';

/** The site itself: its ways in, its words about itself, and what has happened on it. */
export const sitePages = {
  home: page({ path: { fr: '/accueil', en: '/home' } }),
  about: page({ path: { fr: '/a-propos', en: '/about' } }),
  search: page({ path: { fr: '/recherche', en: '/search' }, search: { q: words(80), season } }),
  terms: page({ path: { fr: '/conditions-dutilisation', en: '/terms-of-use' } }),
  privacy: page({ path: { fr: '/politique-de-confidentialite', en: '/privacy-policy' } }),
  /** Who may do what. */
  roles: page({ path: { fr: '/roles', en: '/roles' } }),
  activity: page({
    path: { fr: '/:season/activite', en: '/:season/activity' },
    search: {
      event: position,
      kind: oneOf(activityKinds),
      action: oneOf(activityActions),
      member: words(40),
      before: position,
    },
  }),
  replay: page({
    path: { fr: '/admin/journal', en: '/admin/log' },
    search: { kind: oneOf(streamKinds), id, step: id },
  }),
  logs: page({
    path: { fr: '/admin/journaux', en: '/admin/logs' },
    search: { channel: oneOf(adminLogChannels), before: position },
  }),
  /** Where everyone else is led who asks for an admins' page. */
  forbidden: page({ path: { fr: '/admin/403', en: '/admin/403' } }),
};
