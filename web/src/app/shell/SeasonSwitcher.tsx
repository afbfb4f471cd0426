import type { Nav } from '../../lib/nav.ts';
import { type PageLocation, usePaths, usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';
import dropDown from './drop-down.module.css';
import classes from './shell.module.css';

/** The same page of another season where every season has one; else that season's home. */
const inSeason = (paths: ReturnType<typeof usePaths>, pageLocation: PageLocation, season: string): string => {
  switch (pageLocation.page?.page) {
    case 'latestResults':
      return paths.latestResults(season);
    case 'leaderboard':
      return paths.leaderboard(season);
    case 'leagues':
      return paths.leagues(season);
    case 'teams':
      return paths.teams(season);
    case 'tournaments':
      return paths.tournaments(season);
    default:
      return paths.season(season);
  }
};

export function SeasonSwitcher({ seasons, current }: { seasons: Nav['seasons']; current: string }) {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  return (
    <details name="header" className={dropDown.seasons}>
      <summary title={m.shell_change_season()}>
        <span className={classes.wide}>{m.shell_season({ season: current })}</span>
        <span className={classes.narrow}>{current}</span>
      </summary>
      <nav aria-label={m.shell_all_seasons()}>
        <ul>
          {seasons.map(({ slug }) => (
            <li key={slug}>
              <Link
                href={inSeason(paths, pageLocation, slug)}
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
