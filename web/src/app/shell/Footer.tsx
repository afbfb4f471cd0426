import { Box } from '@mantine/core';
import { Suspense } from 'react';
import { afterPage } from '../../lib/page/load-after-page.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
import { SiteMap } from './SiteMap.tsx';
import classes from './shell.module.css';

/** Long texts at the end of the page: their code is not part of every page's chunk. */
const Groups = afterPage(async () => (await import('./FooterGroups.tsx')).FooterGroups);

export function Footer({ nav, season }: { nav: Nav | null; season: string | null }) {
  return (
    <footer className={classes.footer}>
      <SiteMap nav={nav} season={season} />
      <div>
        <Suspense>
          <Groups nav={nav} />
        </Suspense>
        <Box component="p" m={0}>
          <strong>{m.site_name()}</strong> – {m.site_tagline()}
        </Box>
      </div>
    </footer>
  );
}
