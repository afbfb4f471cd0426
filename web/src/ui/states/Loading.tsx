import { Skeleton } from '@mantine/core';
import { useHead } from '../../lib/head.ts';
import { m } from '../../paraglide/messages.js';
import classes from './states.module.css';
import blocks from '../blocks.module.css';

type Shape = 'table' | 'cards' | 'text';
const heights = { table: 36, cards: 72, text: 18 } as const;

/** A page, or a part of one, that is on its way, in the shape of what comes: a title, then `rows` lines of a table, cards or text. */
export function Loading({ shape, rows = 8 }: { shape: Shape; rows?: number }) {
  useHead({ title: m.state_loading_title(), description: m.site_description() });
  return (
    <div className={classes.loading} aria-busy="true">
      <span className={blocks.hidden}>{m.shell_loading()}</span>
      <Skeleton height={36} width="60%" />
      <Skeleton height={18} width="35%" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={heights[shape]} />
      ))}
    </div>
  );
}
