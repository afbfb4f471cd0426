import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import blocks from '../blocks.module.css';

type Props = {
  message: string;
  /** A button beside the message, such as the one that undoes. */
  action?: ReactNode;
};

/** Outcome of an action on a long page, or why it was refused. It is after the content, and stays in view. */
export function Outcome({ message, action }: Props) {
  return (
    <Box role="status" bottom="calc(var(--r-bottom) + 1rem)" pos="sticky" style={{ zIndex: 2 }}>
      {message && (
        <div className={blocks.notice}>
          <p className={blocks.ends}>
            {message}
            {action}
          </p>
        </div>
      )}
    </Box>
  );
}
