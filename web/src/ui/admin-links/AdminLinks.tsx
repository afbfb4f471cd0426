import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import { useRef } from 'react';
import { useChosenInView } from '../filters/use-chosen-in-view.ts';
import { adminWays } from './admin-ways.ts';
import classes from './admin-links.module.css';

/** The menu of the administration: from each of its pages to the others. On a phone it scrolls by itself. */
export function AdminLinks() {
  const here = usePageLocation().path;
  const ways = adminWays(usePaths());
  const row = useRef<HTMLElement>(null);
  useChosenInView(row, here);
  return (
    <nav ref={row} aria-label={m.admin_ways()} className={classes.ways}>
      <ul>
        {ways.map(({ path, name }) => (
          <li key={path}>
            <Link href={path} aria-current={path === here ? 'page' : undefined}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
