import type { ReactNode } from 'react';
import { useNav } from '../../lib/nav.ts';
import { m } from '../../paraglide/messages.js';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import classes from './shell.module.css';

/** What stands around every page. */
export function Shell({ children }: { children: ReactNode }) {
  const nav = useNav();
  return (
    <div className={classes.page}>
      <a href="#main" className={classes.skip}>
        {m.shell_skip()}
      </a>
      <Header nav={nav} />
      {nav?.demo && (
        <aside className={classes.demo} aria-label={m.shell_demo_label()}>
          {m.shell_demo()}
        </aside>
      )}
      <main id="main" tabIndex={-1} className={classes.main}>
        {children}
      </main>
      <Footer />
      <div id="announcer" aria-live="polite" className={classes.announcer} />
    </div>
  );
}
