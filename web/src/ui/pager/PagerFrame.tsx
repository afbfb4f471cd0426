import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { m } from '../../paraglide/messages.js';
import blocks from '../blocks.module.css';

/** Navigation landmark of a pager. */
export function PagerFrame({ children }: { children: ReactNode }) {
  return (
    <Box
      component="nav"
      aria-label={m.pages_label()}
      className={blocks.line ?? ''}
      style={{ justifyContent: 'center' }}
      mt="md"
      // Alone below a list, its links would look like text.
      data-sentence
    >
      {children}
    </Box>
  );
}
