import { Paper } from '@mantine/core';
import '@mantine/core/styles/Paper.css';
import type { ReactNode, Ref } from 'react';
import classes from './note.module.css';

type Props = {
  /** What it is read as, where it is more than a note beside the text. */
  role?: 'alert' | 'region' | 'status';
  label?: string;
  /** It can be given the focus. */
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
};

/** What is to be known besides, in a frame. */
export const Note = ({ role, label, ref, children }: Props) => (
  <Paper
    ref={ref}
    className={classes.note}
    role={role ?? 'note'}
    aria-label={label}
    tabIndex={ref ? -1 : undefined}
    withBorder
    bg="var(--r-notice)"
    p="sm"
  >
    {children}
  </Paper>
);
