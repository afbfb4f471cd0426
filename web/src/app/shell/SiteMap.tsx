import { Suspense } from 'react';
import type { Nav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import type { MenuEntry } from '../../ui/menu/menu-links.ts';
import { useMainLinks } from './main-links.ts';
import { useSeasonLinks } from './SeasonSwitcher.tsx';
import { allSeasonsId, siteMapId } from './site-map-ids.ts';
import blocks from '../../ui/blocks.module.css';

type Props = { id: string; name: string; entries: readonly MenuEntry[]; isSwiped?: boolean };

function Links({ id, name, entries, isSwiped }: Props) {
  return (
    <nav id={id} aria-label={name} tabIndex={-1}>
      <ul className={`${blocks.line} ${isSwiped ? blocks.swiped : ''}`}>
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

function Seasons({ seasons }: { seasons: Nav['seasons'] }) {
  const entries = useSeasonLinks({ seasons });
  return <Links id={allSeasonsId} name={m.shell_all_seasons()} entries={entries} isSwiped />;
}

/** All main pages and all seasons, at the end of every page. Menus link to it while scripts do not run. */
export function SiteMap({ nav, season }: { nav: Nav | null; season: string | null }) {
  const { main, more } = useMainLinks(nav, season);
  return (
    <Suspense>
      <Links id={siteMapId} name={m.shell_site_map()} entries={[...main, ...more]} />
      {nav && season && <Seasons seasons={nav.seasons} />}
    </Suspense>
  );
}
