import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

/** The menu of the administration: from each of its pages to the others. */
export function AdminLinks() {
  const paths = usePaths();
  const here = usePageLocation().path;
  const ways = [
    [paths.members(), m.members_title()],
    [paths.logs(), m.logs_title()],
    [paths.rollBack(), m.roll_back_title()],
    [paths.replay(), m.replay_title()],
  ] as const;
  return (
    <nav aria-label={m.admin_ways()}>
      <ul className={blocks.line}>
        {ways.map(([path, name]) => (
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
