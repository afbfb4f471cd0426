import type { ImportState } from '@rondelle/contracts/competition/imports.ts';
import { m } from '../../../paraglide/messages.js';
import blocks from '../../../ui/blocks.module.css';
import { Link } from '../../../ui/link/Link.tsx';

/** Links to the leagues whose games an import changed, each with the number of games. */
export function ChangedLeagues({
  leagues,
  isLine = false,
}: Pick<ImportState, 'leagues'> & {
  /** True for a single line, within a list of imports. */
  isLine?: boolean;
}) {
  return (
    <ul className={isLine ? blocks.line : blocks.rows}>
      {leagues.map(({ id, name, path, games }) => (
        <li key={id}>
          <Link href={path}>{name}</Link>{' '}
          <span className={blocks.muted}>{m.games_count({ count: games })}</span>
        </li>
      ))}
    </ul>
  );
}
