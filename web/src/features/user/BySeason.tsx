import type { UserOutput } from '@rondelle/contracts/membership/member.outputs.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import blocks from '../../ui/blocks.module.css';

/** Links to a member's changes in the activity log, by season. */
export function BySeason({ seasons }: Pick<UserOutput, 'seasons'>) {
  return (
    <ul className={blocks.rows}>
      {seasons.map(({ season, changes, path }) => (
        <li key={season} className={blocks.line}>
          <Link href={path}>{m.user_changes_in({ season })}</Link>
          <span>{m.user_changes_count({ count: changes })}</span>
        </li>
      ))}
    </ul>
  );
}
