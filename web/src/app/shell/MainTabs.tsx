import type { Nav } from '../../lib/nav.ts';
import { usePageLocation, usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { MenuLink } from '../../ui/menu/MenuLink.tsx';
import { useMainLinks } from './main-links.ts';
import { siteMapId } from './site-map-ids.ts';
import classes from './shell.module.css';

type Places = readonly { readonly name: string; readonly path: string }[];

/** The categories or regions of the season, each with its page; without scripts the season's page lists them. */
function PlacesMenu({ name, season, places }: { name: string; season: string; places: Places }) {
  const paths = usePaths();
  const { path: here } = usePageLocation();
  const entries = places.map(({ name, path }) => ({
    name,
    href: path,
    current: path === here ? ('page' as const) : undefined,
  }));
  if (places.length === 0) return null;
  return (
    <li>
      <MenuLink
        href={paths.season(season)}
        label={name}
        groups={[{ entries }]}
        current={places.some(({ path }) => path === here) ? 'true' : undefined}
      >
        {name}
      </MenuLink>
    </li>
  );
}

/** The main links in a row under the top bar, where there is room for one; phones have the bar at the thumb. */
export function MainTabs({ nav, season }: { nav: Nav | null; season: string | null }) {
  const { main, more } = useMainLinks(season);
  return (
    <nav aria-label={m.shell_main_navigation()} className={classes.tabs}>
      <ul>
        {main.map(({ href, current, name }) => (
          <li key={href}>
            <Link href={href} aria-current={current}>
              {name}
            </Link>
          </li>
        ))}
        {nav && season && (
          <>
            <PlacesMenu name={m.search_categories()} season={season} places={nav.categories} />
            <PlacesMenu name={m.search_regions()} season={season} places={nav.regions} />
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
    </nav>
  );
}
