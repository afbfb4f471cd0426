import { useEffect, useRef, useState } from 'react';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useChosenInView } from '../filters/use-chosen-in-view.ts';
import { Link } from '../link/Link.tsx';
import { adminWays } from './admin-ways.ts';
import classes from './admin-links.module.css';

/**
 * The menu of the administration: from each of its pages to the others, as they were last filtered. On a phone it scrolls
 * by itself.
 */
export function AdminLinks() {
  const { path: here, search } = usePageLocation();
  const ways = adminWays(usePaths());
  const row = useRef<HTMLElement>(null);
  useChosenInView(row, here);
  const [kept, setKept] = useState<typeof import('../../lib/kept-filters.ts') | null>(null);
  useEffect(() => {
    // Where it could not be loaded, the links lead to all of each list.
    import('../../lib/kept-filters.ts').then(setKept, () => undefined);
  }, []);
  useEffect(() => kept?.keepFilters(here, search), [kept, here, search]);
  return (
    <nav ref={row} aria-label={m.admin_ways()} className={classes.ways}>
      <ul>
        {ways.map(({ path, name }) => (
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
