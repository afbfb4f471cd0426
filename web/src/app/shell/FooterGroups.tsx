import { Box } from '@mantine/core';
import { usePaths } from '../../lib/page/page-location.ts';
import type { Nav } from '../../lib/page/nav.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { DisplayFold } from '../../ui/display/DisplayFold.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { footerGroups } from './footer-links.ts';
import { TourHost } from './TourHost.tsx';
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
        mb="1.25rem"
        style={{ gap: '1.25rem 0.5rem', overflowWrap: 'anywhere', hyphens: 'auto' }}
      >
        {groups.map(({ title, links }) => (
          <div key={title}>
            <h2>{title}</h2>
            <ul>
              {links.map(({ href, label }) => (
                <li key={href}>
                  {href.includes('#') ? <a href={href}>{label}</a> : <Link href={href}>{label}</Link>}
                </li>
              ))}
            </ul>
          </div>
        ))}
      </Box>
      <Elsewhere nav={nav} />
      <DisplayFold />
      <TourHost />
    </>
  );
}
