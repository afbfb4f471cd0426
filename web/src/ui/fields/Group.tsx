import { Box, Stack } from '@mantine/core';
import type { ReactNode } from 'react';

/** A fieldset with its legend. */
export function Group({ legend, children }: { legend: string; children: ReactNode }) {
  return (
    <Stack component="fieldset" gap="xs">
      <Box component="legend" fw={500} mb="0.25rem">
        {legend}
      </Box>
      {children}
    </Stack>
  );
}
