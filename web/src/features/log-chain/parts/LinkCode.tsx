import { Box } from '@mantine/core';

/** A whole link; lines may break anywhere within it. */
export function LinkCode({ link }: { link: string }) {
  return (
    <Box component="code" fz="xs" style={{ overflowWrap: 'anywhere' }}>
      {link}
    </Box>
  );
}
