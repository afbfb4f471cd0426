import { Box } from '@mantine/core';
import blocks from '../blocks.module.css';

/** What an action on a long page did, or why it was refused. Stands after the content, and stays in sight. */
export function Outcome({ message }: { message: string }) {
  return (
    <Box role="status" bottom="calc(var(--r-bottom) + 1rem)" pos="sticky" style={{ zIndex: 2 }}>
      {message && <p className={blocks.notice}>{message}</p>}
    </Box>
  );
}
