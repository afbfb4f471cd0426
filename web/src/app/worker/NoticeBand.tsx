import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import blocks from '../../ui/blocks.module.css';

type Props = { 'data-offline'?: boolean; 'data-waiting'?: number; children: ReactNode };

/** A band across the page with the state of the connection and of unsent changes. */
export const NoticeBand = (props: Props) => (
  <Box
    component="p"
    role="status"
    className={`${blocks.band} ${blocks.line}`}
    fz="sm"
    style={{ gap: '0.125rem 0.75rem', justifyContent: 'center' }}
    {...props}
  />
);
