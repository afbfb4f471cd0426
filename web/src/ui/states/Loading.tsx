import { Box, Skeleton } from '@mantine/core';
import { useHead } from '../../lib/page/head.ts';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

type Shape = 'table' | 'cards' | 'text';
const heights = { table: 36, cards: 72, text: 18 } as const;

/**
 * Loading state of a page or part in the shape of its content: a title, then `rows` lines of a table, cards or text.
 */
export function Loading({ shape, rows = 8 }: { shape: Shape; rows?: number }) {
  useHead({ title: m.state_loading_title(), description: m.site_description() });
  return (
    <Box py="md" aria-busy="true">
      <span className={blocks.hidden}>{m.shell_loading()}</span>
      <Skeleton height={36} width="60%" mb="sm" />
      <Skeleton height={18} width="35%" mb="sm" />
      {Array.from({ length: rows }, (_, row) => (
        <Skeleton key={row} height={heights[shape]} mb="sm" />
      ))}
    </Box>
  );
}
