import type { ResultsFilter } from '@rondelle/contracts/competition/lists.ts';
import type { GameCard } from '@rondelle/contracts/competition/outputs.ts';
import { formatNumber } from '../../lib/format/format.ts';
import { type PageLocation, withSearch } from '../../lib/page/page-location.ts';
import { m } from '../../paraglide/messages.js';
import type { Choice } from '../../ui/filters/Choices.tsx';
import { filteredGames } from './filtered-games.ts';

const names: Readonly<Record<ResultsFilter, () => string>> = {
  mine: m.my_teams_title,
  live: m.live_scores_now,
  final: m.live_scores_ended,
};

/** Filters of the day's games, each with its number of games. Filters without games are left out. */
export const filterChoices = (
  games: readonly GameCard[],
  show: ResultsFilter | null,
  mine: readonly number[],
  pageLocation: PageLocation,
): readonly Choice[] => {
  const choice = (filter: ResultsFilter | null, name: string): Choice => ({
    name: `${name} ${formatNumber(filteredGames(games, filter, mine).length)}`,
    path: withSearch(pageLocation, { show: filter }),
    chosen: filter === show,
  });
  const some = (['mine', 'live', 'final'] as const).filter(
    (filter) => filter === show || filteredGames(games, filter, mine).length > 0,
  );
  return [choice(null, m.results_all()), ...some.map((filter) => choice(filter, names[filter]()))];
};
