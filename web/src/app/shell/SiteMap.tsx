import { Suspense } from 'react';
import type { Nav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import { useMainLinks } from './main-links.ts';
import { useSeasonLinks } from './SeasonSwitcher.tsx';
import { allSeasonsId, siteMapId } from './site-map-ids.ts';
import blocks from '../../ui/blocks.module.css';

function Links({ id, name, entries }: { id: string; name: string; entries: readonly MenuEntry[] }) {
  return (
    <nav id={id} aria-label={name} tabIndex={-1}>
      <ul className={blocks.line}>
        {entries.map(({ href, current, ...entry }) => (
          <li key={href}>
            <Link href={href} aria-current={current}>
              {entry.name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Seasons({ seasons, current }: { seasons: Nav['seasons']; current: string }) {
  return (
    <Links id={allSeasonsId} name={m.shell_all_seasons()} entries={useSeasonLinks({ seasons, current })} />
  );
}

/** All main pages and all seasons, at the end of every page. Menus link to it while scripts do not run. */
export function SiteMap({ nav, season }: { nav: Nav | null; season: string | null }) {
  const { main, more } = useMainLinks(season);
  return (
    <Suspense>
      <Links id={siteMapId} name={m.shell_site_map()} entries={[...main, ...more]} />
      {nav && season && <Seasons seasons={nav.seasons} current={season} />}
    </Suspense>
  );
}
