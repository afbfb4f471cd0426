import { ask } from '../../lib/ask.ts';
import type { Nav } from '../../lib/nav.ts';
import type { PageOf } from '../../lib/page-location.ts';
import { questions } from '../../lib/questions.ts';
import { nothing, type Routes } from './route.ts';

const homeAsks = ({ lang }: PageOf<'home'>, { ongoingSeason }: Nav) =>
  ongoingSeason ? [ask('season.home', questions.seasonHome(lang, ongoingSeason.slug))] : [];

const searchAsks = (page: PageOf<'search'>, { ongoingSeason }: Nav) => {
  const question = questions.searchPage(page, ongoingSeason?.slug ?? null);
  return question ? [ask('search.all', question)] : [];
};

const activityAsks = (page: PageOf<'activity'>) => {
  const question = questions.event(page);
  return [question ? ask('history.event', question) : ask('activity.list', questions.activity(page))];
};

/** The site itself: its ways in, its words about itself, and what has happened on it. */
export const siteRoutes = {
  home: {
    load: async () => (await import('../../features/home/HomePage.tsx')).HomePage,
    module: 'src/features/home/HomePage.tsx',
    asks: homeAsks,
  },
  about: {
    load: async () => (await import('../../features/about/AboutPage.tsx')).AboutPage,
    module: 'src/features/about/AboutPage.tsx',
    asks: nothing,
  },
  search: {
    load: async () => (await import('../../features/search/SearchPage.tsx')).SearchPage,
    module: 'src/features/search/SearchPage.tsx',
    asks: searchAsks,
  },
  terms: {
    load: async () => (await import('../../features/terms/TermsPage.tsx')).TermsPage,
    module: 'src/features/terms/TermsPage.tsx',
    asks: nothing,
  },
  privacy: {
    load: async () => (await import('../../features/privacy/PrivacyPage.tsx')).PrivacyPage,
    module: 'src/features/privacy/PrivacyPage.tsx',
    asks: ({ lang }) => [ask('site.privacy', questions.privacy(lang))],
  },
  roles: {
    load: async () => (await import('../../features/roles/RolesPage.tsx')).RolesPage,
    module: 'src/features/roles/RolesPage.tsx',
    asks: nothing,
  },
  activity: {
    load: async () => (await import('../../features/activity/ActivityPage.tsx')).ActivityPage,
    module: 'src/features/activity/ActivityPage.tsx',
    asks: activityAsks,
  },
  replay: {
    load: async () => (await import('../../features/replay/ReplayPage.tsx')).ReplayPage,
    module: 'src/features/replay/ReplayPage.tsx',
    asks: nothing,
  },
  // Made for the admin who asks: the gateway gives this page's questions their session.
  logs: {
    load: async () => (await import('../../features/logs/LogsPage.tsx')).LogsPage,
    module: 'src/features/logs/LogsPage.tsx',
    asks: (page) => [ask('admin.logs', questions.adminLogs(page))],
  },
  forbidden: {
    load: async () => (await import('../../features/forbidden/ForbiddenPage.tsx')).ForbiddenPage,
    module: 'src/features/forbidden/ForbiddenPage.tsx',
    asks: nothing,
  },
} as const satisfies Routes;
