import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';

/** The heading of a view, with the colour `c`. */
export function ViewTitle({ c, children }: { c: NonNullable<BoxProps['c']>; children: ReactNode }) {
  return (
    <Box component="h2" id="screen-view" c={c} fz="max(1rem, 3.2vh)" m={0} mb="1vh">
      {children}
    </Box>
  );
}
