import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatDay } from '../../../lib/format/format.ts';
import { usePageLocation, usePaths, withSearch } from '../../../lib/page/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { GroupedGames } from '../../../ui/game-list/GroupedGames.tsx';
import { daysAround } from '../days-around.ts';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

type Props = {
  season: string;
  /** The day in the URL, or the latest one; null when the season has none. */
  date: string | null;
  days: readonly { readonly date: string; readonly games: number }[];
  games: readonly GameCard[];
  /** True when the day has games without the filter. */
  isFiltered: boolean;
  /** True when the games are of one category. */
  isOfCategory: boolean;
};

/** The day's games, grouped by category and by league or tournament. */
export function DayResults({ season, date, days, games, isFiltered, isOfCategory }: Props) {
  const paths = usePaths();
  const pageLocation = usePageLocation();
  if (games.length > 0) return <GroupedGames games={games} heading="h2" />;
  if (isFiltered)
    return (
      <Empty title={m.results_none_shown()}>
        <Link href={withSearch(pageLocation, { show: null })}>{m.results_show_all()}</Link>
      </Empty>
    );
  return (
    <Empty title={date ? m.results_none_day({ day: formatDay(date, 'full') }) : m.results_none({ season })}>
      {date && days.length > 0 && <span>{m.results_days_around()}</span>}
      {date &&
        daysAround(days, date).map((day) => (
          <Link key={day.date} href={withSearch(pageLocation, { date: day.date })}>
            {`${formatDay(day.date, 'short')} (${m.games_count({ count: day.games })})`}
          </Link>
        ))}
      {date && days.length > 0 && (
        <Link href={withSearch(pageLocation, { date: null })}>{m.results_latest_day()}</Link>
      )}
      {isOfCategory && <Link href={paths.latestResults(season)}>{m.filter_all_categories()}</Link>}
      <Link href={paths.season(season)}>{m.shell_season({ season })}</Link>
      <Link href={paths.home()}>{m.state_go_home()}</Link>
    </Empty>
  );
}
