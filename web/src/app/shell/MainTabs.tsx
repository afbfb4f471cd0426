import { Box } from '@mantine/core';
import type { Nav } from '../../lib/page/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { MenuLink } from '../../ui/menu/MenuLink.tsx';
import { unmarkedOnPlaces, useMainLinks } from './main-links.ts';
import { siteMapId } from './site-map-ids.ts';
import blocks from '../../ui/blocks.module.css';
import classes from './shell.module.css';

type MenuPages = readonly { readonly name: string; readonly path: string }[];

/** Menu of the season's categories or regions. Without scripts it links to the season's page, with the same list. */
function LinksMenu({ name, season, pages }: { name: string; season: string; pages: MenuPages }) {
  const paths = usePaths();
  const { path: here } = usePageLocation();
  const entries = pages.map(({ name, path }) => ({
    name,
    href: path,
    current: path === here ? ('page' as const) : undefined,
  }));
  if (pages.length === 0) return null;
  return (
    <li>
      <MenuLink
        href={paths.season(season)}
        label={name}
        groups={[{ entries }]}
        current={pages.some(({ path }) => path === here) ? 'true' : undefined}
      >
        {name}
      </MenuLink>
    </li>
  );
}

/** The main links in a row under the header on wide screens; phones have the tab bar. */
export function MainTabs({ nav, season }: { nav: Nav | null; season: string | null }) {
  const { main, more } = useMainLinks(nav, season);
  const { path } = usePageLocation();
  return (
    <Box
      component="nav"
      aria-label={m.shell_main_navigation()}
      className={`${blocks.tabs} ${classes.tabs}`}
      visibleFrom="sm"
    >
      <ul>
        {unmarkedOnPlaces(main, nav, path).map(({ href, current, name }) => (
          <li key={href}>
            <Link href={href} aria-current={current}>
              {name}
            </Link>
          </li>
        ))}
        {nav && season && (
          <>
            <LinksMenu name={m.search_categories()} season={season} pages={nav.categories} />
            <LinksMenu name={m.search_regions()} season={season} pages={nav.regions} />
          </>
        )}
        {more.length > 0 && (
          <li>
            <MenuLink
              href={`#${siteMapId}`}
              label={m.shell_more()}
              groups={[{ entries: more }]}
              current={more.some(({ current }) => current) ? 'true' : undefined}
            >
              {m.shell_more()}
            </MenuLink>
          </li>
        )}
      </ul>
    </Box>
  );
}
