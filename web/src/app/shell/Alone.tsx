import { Box } from '@mantine/core';
import type { ReactNode } from 'react';
import { useNav } from '../../lib/page/nav.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LiveHost } from '../live/LiveHost.tsx';
import { VisitsHost } from '../visits/VisitsHost.tsx';

/** Frame of pages without a menu. Shows only the demo notice; the screen page has its own. */
export function Alone({ children }: { children: ReactNode }) {
  const nav = useNav();
  const { page } = usePageLocation();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
        {nav?.demo && page?.page !== 'screen' && (
          <Box component="p" c="dimmed" fz="xs" px="sm" py="0.25rem">
            {m.shell_demo()}
          </Box>
        )}
      </main>
      <LiveHost />
      <VisitsHost />
    </>
  );
}
