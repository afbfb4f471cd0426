import { Box } from '@mantine/core';
import { usePaths } from '../../lib/page/page-location.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { DisplayFold } from '../../ui/display/DisplayFold.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { footerGroups } from './footer-links.ts';
import { LanguageLink } from './LanguageLink.tsx';
import { TourHost } from './TourHost.tsx';
import classes from './shell.module.css';
import blocks from '../../ui/blocks.module.css';

/** Links to all pages outside a season or a team, and parts that can load last, such as the tour. */
export function FooterGroups({ nav }: { nav: Nav | null }) {
  const groups = footerGroups(usePaths());
  return (
    <>
      <Box
        component="nav"
        aria-label={m.shell_footer_site()}
        className={`${blocks.boxes} ${blocks.plain}`}
        lh={1.9}
        mb="0.5rem"
        style={{ gap: '0 0.5rem', overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {groups.map(({ title, links }) => (
          // Phones show the titles, of which one is open; wide screens show everything.
          <details key={title} name="site-map" className={classes.group}>
            <summary>
              <h2>{title}</h2>
            </summary>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  {href.includes('#') ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}
                </li>
              ))}
            </ul>
          </details>
        ))}
      </Box>
      <Elsewhere nav={nav} />
      <div className={blocks.ends}>
        <DisplayFold />
        <LanguageLink />
      </div>
      <TourHost />
    </>
  );
}
