import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

type Item = {
  readonly path: string;
  readonly name: string;
  readonly fact?: string;
  /** For a team: shows its crest before its name. */
  readonly team?: { readonly name: string; readonly crest?: CrestChoice | undefined };
};

/** A list of links with facts; `inline` puts short ones in a row. */
export function LinkList({ items, inline = false }: { items: readonly Item[]; inline?: boolean }) {
  return (
    <ul className={inline ? blocks.line : `${blocks.rows} ${blocks.grid}`}>
      {items.map(({ path, name, fact, team }) => (
        <li key={path} className={inline ? undefined : blocks.ends}>
          <Link href={path}>
            {team && <Crest team={team} />} {name}
          </Link>
          {fact && <span className={blocks.note}> {fact}</span>}
        </li>
      ))}
    </ul>
  );
}
