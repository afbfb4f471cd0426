import { Box } from '@mantine/core';

/** Heading of a part of an embedded page. */
export function PartTitle({ children }: { children: string }) {
  return (
    <Box component="h2" fz="0.9375rem" mt="0.5rem" mb={0}>
      {children}
    </Box>
  );
}
