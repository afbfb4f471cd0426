import { useEffect, useRef } from 'react';
import { useInBrowser } from '../../lib/in-browser.ts';
import { keepFilters, withKeptFilters } from '../../lib/kept-filters.ts';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { useChosenInView } from '../filters/use-chosen-in-view.ts';
import { Link } from '../link/Link.tsx';
import { adminWays } from './admin-ways.ts';
import classes from './admin-links.module.css';

const yes = () => true;

/**
 * The menu of the administration: from each of its pages to the others, as they were last filtered. On a phone it scrolls
 * by itself.
 */
export function AdminLinks() {
  const { path: here, search } = usePageLocation();
  const ways = adminWays(usePaths());
  const row = useRef<HTMLElement>(null);
  useChosenInView(row, here);
  const isInBrowser = useInBrowser(yes);
  useEffect(() => keepFilters(here, search), [here, search]);
  return (
    <nav ref={row} aria-label={m.admin_ways()} className={classes.ways}>
      <ul>
        {ways.map(({ path, name }) => (
          <li key={path}>
            <Link
              href={isInBrowser && path !== here ? withKeptFilters(path) : path}
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
