import { Box } from '@mantine/core';
import type { CrestChoice } from '@rondelle/contracts/crest/crest-choice.ts';
import { Crest } from '../crest/Crest.tsx';
import { Link } from '../link/Link.tsx';
import blocks from '../blocks.module.css';

type Item = {
  readonly path: string;
  readonly name: string;
  /** Beside an inline link, otherwise below the name. */
  readonly fact?: string;
  /** At the right of the name's first line. */
  readonly count?: string;
  /** For a team: shows its crest before its name. */
  readonly team?: { readonly name: string; readonly crest?: CrestChoice | undefined };
};

/** A list of links with facts; `inline` puts short ones in a row. */
/** Aligns an item to the top beside a higher item of its row. */
const fromTop = { alignContent: 'start' } as const;

export function LinkList({ items, inline = false }: { items: readonly Item[]; inline?: boolean }) {
  return (
    <ul className={inline ? blocks.line : `${blocks.rows} ${blocks.grid}`}>
      {items.map(({ path, name, fact, count, team }) => (
        <li key={path} className={inline ? undefined : blocks.split} style={fromTop}>
          <Link href={path}>
            {team && <Crest team={team} />} {name}
          </Link>
          {count && (
            <Box component="span" className={blocks.note} pt="0.25rem">
              {count}
            </Box>
          )}
          {fact && <span className={`${blocks.note} ${blocks.across}`}> {fact}</span>}
        </li>
      ))}
    </ul>
  );
}
