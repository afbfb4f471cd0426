import { Box, type BoxProps } from '@mantine/core';
import type { ReactNode } from 'react';

type Props = { c: NonNullable<BoxProps['c']>; isBeside?: boolean; children: ReactNode };

/** The heading of a view, with the colour `c`, or of a table beside it. */
export function ViewTitle({ c, isBeside = false, children }: Props) {
  return (
    <Box
      component={isBeside ? 'h3' : 'h2'}
      ff="heading"
      id={isBeside ? 'screen-beside' : 'screen-view'}
      c={c}
      fz="max(1rem, 3.2vh)"
      lh={1.15}
      m={0}
      mb="1vh"
    >
      {children}
    </Box>
  );
}
