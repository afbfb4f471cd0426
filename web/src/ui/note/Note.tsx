import { Box } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import blocks from '../blocks.module.css';

type Props = {
  /** ARIA role; `note` by default. */
  role?: 'alert' | 'region' | 'status';
  label?: string;
  /** Makes the note focusable by script. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** A framed note. */
export const Note = ({ role, label, ref, children }: Props) => (
  <Box
    ref={ref}
    className={blocks.card ?? ''}
    role={role ?? 'note'}
    aria-label={label}
    tabIndex={ref ? -1 : undefined}
    bg="var(--r-notice)"
    p="sm"
  >
    {children}
  </Box>
);
