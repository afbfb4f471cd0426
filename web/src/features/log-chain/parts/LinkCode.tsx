import { Box } from '@mantine/core';

/** A whole link, which may break anywhere. */
export function LinkCode({ link }: { link: string }) {
  return (
    <Box component="code" fz="xs" style={{ overflowWrap: 'anywhere' }}>
      {link}
    </Box>
  );
}
