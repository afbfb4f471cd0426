import { type PageName, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { chosenCategory, homePath, resultsPath } from '../../lib/page/chosen-category.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';

type Named = readonly [PageName, string, string];

/**
 * Returns the site's main links, most used first. Without a season, only the home page. Links to lists retain the
 * category that the reader has chosen in another list; the link to the displayed list leads to all categories.
 */
export const useMainLinks = (
  nav: Pick<Nav, 'categories'> | null,
  season: string | null,
): { readonly main: readonly MenuEntry[]; readonly more: readonly MenuEntry[] } => {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  const here = pageLocation.page?.page;
  const chosen = chosenCategory(pageLocation, nav?.categories ?? []);
  const categoryFor = (list: PageName) => (list === here ? null : chosen);
  const entry = ([page, href, name]: Named): MenuEntry => ({
    name,
    href,
    current: page === here ? 'page' : here && pages[here].under === page ? 'true' : undefined,
  });
  const home: Named = ['home', homePath(paths, categoryFor('home')), m.nav_home()];
  if (season === null) return { main: [entry(home)], more: [] };
  const main: readonly Named[] = [
    home,
    ['season', paths.season(season), m.nav_season()],
    ['liveScores', paths.liveScores(season), m.nav_live_scores()],
    ['latestResults', resultsPath(paths, season, categoryFor('latestResults')), m.nav_latest_results()],
    ['leaderboard', paths.leaderboard(season, categoryFor('leaderboard')), m.nav_leaderboard()],
    ['leagues', paths.leagues(season, categoryFor('leagues')), m.nav_leagues()],
    ['teams', paths.teams(season, categoryFor('teams')), m.nav_teams()],
    ['tournaments', paths.tournaments(season, categoryFor('tournaments')), m.nav_tournaments()],
    ['map', paths.map(season, categoryFor('map')), m.nav_map()],
  ];
  const more: readonly Named[] = [
    ['supervisors', paths.supervisors(season, categoryFor('supervisors')), m.nav_supervisors()],
    ['activity', paths.activity(season), m.activity_title()],
    ['forum', paths.forum(), m.forum_title()],
  ];
  return { main: main.map(entry), more: more.map(entry) };
};

/**
 * Returns the links for a menu that has the season's categories and regions as well: a page that is among those is
 * marked there alone, so that one entry of the menu is current.
 */
export const unmarkedOnPlaces = (
  links: readonly MenuEntry[],
  nav: Pick<Nav, 'categories' | 'regions'> | null,
  here: string,
): readonly MenuEntry[] => {
  const isPlace = [...(nav?.categories ?? []), ...(nav?.regions ?? [])].some(({ path }) => path === here);
  return isPlace ? links.map((link) => ({ ...link, current: undefined })) : links;
};
