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
  const [filterStore, setFilterStore] = useState<typeof import('../../lib/state/stored-filters.ts') | null>(
    null,
  );
  useEffect(() => {
    // When loading fails, the links have no filters.
    import('../../lib/state/stored-filters.ts').then(setFilterStore, () => undefined);
  }, []);
  useEffect(() => filterStore?.storeFilters(here, search), [filterStore, here, search]);
  return (
    <nav ref={row} aria-label={m.admin_ways()} className={blocks.tabs}>
      <ul>
        {links.map(({ path, name }) => (
          <li key={path}>
            <Link
              href={filterStore && path !== here ? filterStore.withStoredFilters(path) : path}
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
