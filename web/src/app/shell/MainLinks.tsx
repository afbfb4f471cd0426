import { type PageName, pages } from '@rondelle/contracts/site/pages/pages.ts';
import { usePaths, usePageLocation } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { Link } from '../../ui/link/Link.tsx';

/** The main links; those of a season are absent while there is none. */
export function MainLinks({ season }: { season: string | null }) {
  const paths = usePaths();
  const here = usePageLocation().page?.page;
  const links: readonly (readonly [PageName, string, string])[] = [
    ['home', paths.home(), m.nav_home()],
    ...(season === null
      ? []
      : ([
          ['season', paths.season(season), m.nav_season()],
          ['liveScores', paths.liveScores(season), m.nav_live_scores()],
          ['latestResults', paths.latestResults(season), m.nav_latest_results()],
          ['leaderboard', paths.leaderboard(season), m.nav_leaderboard()],
          ['leagues', paths.leagues(season), m.nav_leagues()],
          ['teams', paths.teams(season), m.nav_teams()],
          ['tournaments', paths.tournaments(season), m.nav_tournaments()],
          ['map', paths.map(season), m.nav_map()],
          ['supervisors', paths.supervisors(season), m.nav_supervisors()],
        ] as const)),
  ];
  const current = (name: PageName) =>
    name === here ? 'page' : here && pages[here].under === name ? 'true' : undefined;
  return (
    <ul>
      {links.map(([name, href, text]) => (
        <li key={name}>
          <Link href={href} aria-current={current(name)}>
            {text}
          </Link>
        </li>
      ))}
    </ul>
  );
}
