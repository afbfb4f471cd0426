import type { Outputs } from '../../lib/http/outputs.ts';
import { formatDay, formatDaysFrom } from '../../lib/format/format.ts';
import { resultsPath, useChosenCategory } from '../../lib/page/chosen-category.ts';
import { usePaths } from '../../lib/page/page-location.ts';
import { useToday } from '../../lib/format/use-today.ts';
import { m } from '../../paraglide/messages.js';
import { GroupedGames } from '../game-list/GroupedGames.tsx';
import { splitUpcoming } from '../game-list/upcoming-games.ts';
import { Link } from '../link/Link.tsx';
import { Section } from '../page-frame/Section.tsx';
import { EmptySeason } from './EmptySeason.tsx';

type SeasonHome = Outputs['season']['home'];

/** Maximum number of games of the latest day, rounded up to whole groups, and of games to come. */
const most = { latest: 24, upcoming: 12 };

type Props = {
  home: SeasonHome;
  /** Paths of leagues that come before the others. */
  first?: readonly string[] | undefined;
};

function LatestDay({ home, first }: Props) {
  const paths = usePaths();
  const { live, latest, season } = home;
  const all = resultsPath(paths, season.slug, useChosenCategory());
  const today = useToday();
  const title =
    latest === null
      ? m.nav_latest_results()
      : latest.date === today
        ? formatDaysFrom(today, today)
        : m.pulse_latest_day({ day: formatDay(latest.date, 'short') });
  // Live games are shown above.
  const liveIds = new Set(live.map(({ id }) => id));
  const games = latest?.games.filter(({ id }) => !liveIds.has(id)) ?? [];
  return (
    <Section title={title} more={<Link href={all}>{m.pulse_all_results()}</Link>}>
      {latest ? (
        <GroupedGames games={games} most={most.latest} all={all} first={first} />
      ) : (
        <EmptySeason home={home} />
      )}
    </Section>
  );
}

/** Live games, the latest day, upcoming games and those whose result is awaited. */
export function SeasonGames({ home, first }: Props) {
  const paths = usePaths();
  const { live, season } = home;
  const today = useToday();
  const { toCome, awaited } = splitUpcoming(home.upcoming, today, most.upcoming);
  return (
    <>
      {live.length > 0 && (
        <Section
          title={m.live_scores_now()}
          more={<Link href={paths.liveScores(season.slug)}>{m.pulse_all_live()}</Link>}
        >
          <GroupedGames games={live} first={first} />
        </Section>
      )}
      <LatestDay home={home} first={first} />
      {toCome.length > 0 && (
        <Section title={m.pulse_upcoming()}>
          <GroupedGames games={toCome} showDate first={first} />
        </Section>
      )}
      {awaited.length > 0 && (
        <Section title={m.games_awaited()}>
          <GroupedGames games={awaited} showDate first={first} />
        </Section>
      )}
    </>
  );
}
