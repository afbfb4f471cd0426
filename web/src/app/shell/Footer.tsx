import { Suspense } from 'react';
import { afterPage } from '../../lib/after-page.ts';
import { m } from '../../paraglide/messages.js';
import { LanguageLink } from './LanguageLink.tsx';
import classes from './shell.module.css';
import blocks from '../../ui/blocks.module.css';

/** Many words that nobody waits for: their code is not in that of every page. */
const Groups = afterPage(async () => (await import('./FooterGroups.tsx')).FooterGroups);

export function Footer() {
  return (
    <footer className={classes.footer}>
      <div>
        <Suspense>
          <Groups />
        </Suspense>
        <div className={blocks.ends}>
          <p>
            <strong>{m.site_name()}</strong> – {m.site_tagline()}
          </p>
          <LanguageLink />
        </div>
      </div>
    </footer>
  );
}
