import { useEffect, useRef, useState } from 'react';
import { usePaths, usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useChosenInView } from '../filters/use-chosen-in-view.ts';
import { Link } from '../link/Link.tsx';
import { adminPages } from './admin-pages.ts';
import blocks from '../blocks.module.css';

/** The menu of the administration. Links keep each page's last filters. Scrolls sideways on phones. */
export function AdminLinks() {
  const { path: here, search } = usePageLocation();
  const links = adminPages(usePaths());
  const row = useRef<HTMLElement>(null);
  useChosenInView(row, here);
  const [kept, setKept] = useState<typeof import('../../lib/state/stored-filters.ts') | null>(null);
  useEffect(() => {
    // When loading fails, the links have no filters.
    import('../../lib/state/stored-filters.ts').then(setKept, () => undefined);
  }, []);
  useEffect(() => kept?.keepFilters(here, search), [kept, here, search]);
  return (
    <nav ref={row} aria-label={m.admin_ways()} className={blocks.tabs}>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link
              href={kept && path !== here ? kept.withKeptFilters(path) : path}
              aria-current={path === here ? 'page' : undefined}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
