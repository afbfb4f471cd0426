import { usePaths } from '../../lib/page-location.ts';
import type { Nav } from '../../lib/nav.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import { Elsewhere } from './Elsewhere.tsx';
import { footerGroups } from './footer-links.ts';
import { TourHost } from './TourHost.tsx';
import footer from './footer.module.css';

/** The ways to all pages that no season and no team leads to; and what else can wait until the page is read: the tour. */
export function FooterGroups({ nav }: { nav: Nav | null }) {
  const groups = footerGroups(usePaths());
  return (
    <>
      <nav className={footer.groups} aria-label={m.shell_footer_site()}>
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
      </nav>
      <Elsewhere nav={nav} />
      <TourHost />
    </>
  );
}
