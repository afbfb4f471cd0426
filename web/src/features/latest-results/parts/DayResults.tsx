import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { usePageLocation, usePaths, withSearch } from '../../../lib/page-location.ts';
import { m } from '../../../paraglide/messages.js';
import { GroupedGames } from '../../../ui/game-list/GroupedGames.tsx';
import { Link } from '../../../ui/link/Link.tsx';
import { Empty } from '../../../ui/states/Empty.tsx';

type Props = {
  season: string;
  games: readonly GameCard[];
  /** Whether the day has others, which the filter leaves out. */
  isFiltered: boolean;
  /** Whether only one category is shown. */
  isOfCategory: boolean;
};

/** A day's games under the category and the league or tournament that they belong to. */
export function DayResults({ season, games, isFiltered, isOfCategory }: Props) {
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
    <Empty title={m.results_none({ season })}>
      {isOfCategory && <Link href={paths.latestResults(season)}>{m.filter_all_categories()}</Link>}
      <Link href={paths.season(season)}>{m.shell_season({ season })}</Link>
      <Link href={paths.home()}>{m.state_go_home()}</Link>
    </Empty>
  );
}
