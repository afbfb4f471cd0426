import type { ReactNode } from 'react';
import { useNav } from '../../lib/nav.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { LiveHost } from '../live/LiveHost.tsx';
import { VisitsHost } from '../visits/VisitsHost.tsx';
import classes from './shell.module.css';

/** What stands around a page that is alone in its frame: nothing but the notice of invented data; a screen has its own. */
export function Alone({ children }: { children: ReactNode }) {
  const nav = useNav();
  const { page } = usePageLocation();
  return (
    <>
      <main id="main" tabIndex={-1}>
        {children}
        {nav?.demo && page?.page !== 'screen' && <p className={classes.demoAlone}>{m.embed_demo()}</p>}
      </main>
      <LiveHost />
      <VisitsHost />
    </>
  );
}
