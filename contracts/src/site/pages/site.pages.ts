import { page } from './entry.ts';

/** The site itself: its ways in, its words about itself, and what has happened on it. */
export const sitePages = {
  home: page({ path: { fr: '/accueil', en: '/home' } }),
  about: page({ path: { fr: '/a-propos', en: '/about' } }),
  search: page({ path: { fr: '/recherche', en: '/search' } }),
  terms: page({ path: { fr: '/conditions-dutilisation', en: '/terms-of-use' } }),
  privacy: page({ path: { fr: '/politique-de-confidentialite', en: '/privacy-policy' } }),
  /** Who may do what. */
  roles: page({ path: { fr: '/roles', en: '/roles' } }),
  activity: page({ path: { fr: '/:season/activite', en: '/:season/activity' } }),
  replay: page({ path: { fr: '/admin/journal', en: '/admin/log' } }),
  logs: page({ path: { fr: '/admin/journaux', en: '/admin/logs' } }),
  /** Where everyone else is led who asks for an admins' page. */
  forbidden: page({ path: { fr: '/admin/403', en: '/admin/403' } }),
};
