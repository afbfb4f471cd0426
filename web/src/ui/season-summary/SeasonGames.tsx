import type { Answers } from '../../lib/answers.ts';
import { formatDay } from '../../lib/format.ts';
import { usePaths } from '../../lib/page-location.ts';
import { m } from '../../paraglide/messages.js';
import { GroupedGames } from '../game-list/GroupedGames.tsx';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { EmptySeason } from './EmptySeason.tsx';

type SeasonHome = Answers['season']['home'];

/** So many games of the latest day, and those of the leagues that they end in. */
const mostGames = 24;

function LatestDay({ home }: { home: SeasonHome }) {
  const paths = usePaths();
  const { live, latest, season } = home;
  const all = paths.latestResults(season.slug);
  const title = latest
    ? m.pulse_latest_day({ day: formatDay(latest.date, 'short') })
    : m.nav_latest_results();
  // Those that are being played stand above.
  const shownAbove = new Set(live.map(({ id }) => id));
  const games = latest?.games.filter(({ id }) => !shownAbove.has(id)) ?? [];
  return (
    <Section title={title} more={<Link href={all}>{m.pulse_all_results()}</Link>}>
      {latest ? <GroupedGames games={games} most={mostGames} all={all} /> : <EmptySeason home={home} />}
    </Section>
  );
}

/** What is played now, the latest day, and what comes. */
export function SeasonGames({ home }: { home: SeasonHome }) {
  const paths = usePaths();
  const { live, latest, upcoming, season } = home;
  // A day that is not over says itself what comes.
  const isUnderWay = live.length > 0 || latest?.games.some(({ status }) => status === 'scheduled') === true;
  return (
    <>
      {live.length > 0 && (
        <Section
          title={m.live_scores_now()}
          more={<Link href={paths.liveScores(season.slug)}>{m.pulse_all_live()}</Link>}
        >
          <GroupedGames games={live} />
        </Section>
      )}
      <LatestDay home={home} />
      {upcoming.length > 0 && !isUnderWay && (
        <Section title={m.pulse_upcoming()}>
          <GroupedGames games={upcoming} showDate />
        </Section>
      )}
    </>
  );
}
