import type { AdminOverview } from '@rondelle/contracts/site/administration.ts';
import { formatInstant } from '../../../lib/format/format.ts';
import { usePaths } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { Link } from '../../../ui/link/Link.tsx';
import { concernPath, concernWords } from '../concern-words.ts';
import blocks from '../../../ui/blocks.module.css';

/** The open problems, each with a link to the page that solves it. */
export function Concerns({ concerns }: Pick<AdminOverview, 'concerns'>) {
  const paths = usePaths();
  if (concerns.length === 0) return <p className={blocks.card}>{m.admin_all_well()}</p>;
  return (
    <ul className={blocks.rows}>
      {concerns.map((one) => (
        <li key={one.concern} className={blocks.ends}>
          <Link href={concernPath(one.concern, paths)}>{concernWords(one)}</Link>
          {one.since && (
            <time dateTime={one.since} className={blocks.note}>
              {m.admin_since({ instant: formatInstant(one.since) })}
            </time>
          )}
        </li>
      ))}
    </ul>
  );
}
