import { type PageName, pages } from '@rondelle/contracts/site/pages/pages.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';

type Named = readonly [PageName, string, string];

/** Returns the site's main links, most used first. Without a season, only the home page. */
export const useMainLinks = (
  season: string | null,
): { readonly main: readonly MenuEntry[]; readonly more: readonly MenuEntry[] } => {
  const paths = usePaths();
  const here = usePageLocation().page?.page;
  const entry = ([page, href, name]: Named): MenuEntry => ({
    name,
    href,
    current: page === here ? 'page' : here && pages[here].under === page ? 'true' : undefined,
  });
  const home: Named = ['home', paths.home(), m.nav_home()];
  if (season === null) return { main: [entry(home)], more: [] };
  const main: readonly Named[] = [
    home,
    ['season', paths.season(season), m.nav_season()],
    ['liveScores', paths.liveScores(season), m.nav_live_scores()],
    ['latestResults', paths.latestResults(season), m.nav_latest_results()],
    ['leaderboard', paths.leaderboard(season), m.nav_leaderboard()],
    ['leagues', paths.leagues(season), m.nav_leagues()],
    ['teams', paths.teams(season), m.nav_teams()],
    ['tournaments', paths.tournaments(season), m.nav_tournaments()],
    ['map', paths.map(season), m.nav_map()],
  ];
  const more: readonly Named[] = [
    ['supervisors', paths.supervisors(season), m.nav_supervisors()],
    ['activity', paths.activity(season), m.activity_title()],
    ['forum', paths.forum(), m.forum_title()],
  ];
  return { main: main.map(entry), more: more.map(entry) };
};

/**
 * Returns the links for a menu that has the season's categories and regions as well: a page that is among those is
 * marked there alone, so that one entry of the menu is current.
 */
export const besidePlaces = (
  links: readonly MenuEntry[],
  nav: Pick<Nav, 'categories' | 'regions'> | null,
  here: string,
): readonly MenuEntry[] => {
  const isPlace = [...(nav?.categories ?? []), ...(nav?.regions ?? [])].some(({ path }) => path === here);
  return isPlace ? links.map((link) => ({ ...link, current: undefined })) : links;
};
