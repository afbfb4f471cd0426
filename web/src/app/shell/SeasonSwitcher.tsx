import { pathInSeason } from '@rondelle/contracts/site/paths.ts';
import type { Nav } from '../../lib/nav.ts';
import { usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import dropDown from './drop-down.module.css';
import classes from './shell.module.css';

export function SeasonSwitcher({ seasons, current }: { seasons: Nav['seasons']; current: string }) {
  const { lang, page } = usePageLocation();
  return (
    <details name="header" className={dropDown.dropDown}>
      <summary title={m.shell_change_season()}>
        <span className={classes.wide}>{m.shell_season({ season: current })}</span>
        <span className={classes.narrow}>{current}</span>
      </summary>
      <nav aria-label={m.shell_all_seasons()}>
        <ul>
          {seasons.map(({ slug }) => (
            <li key={slug}>
              <Link
                href={pathInSeason(lang, page?.page, slug)}
                aria-current={slug === current ? 'true' : undefined}
              >
                {slug}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
    </details>
  );
}
