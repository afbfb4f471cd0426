import { resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { inOrderOfPlay } from '../../views/games/form.ts';
import type { GameRow } from '../../views/games/games.table.ts';

/**
 * The latest games whose result is missing, live games and the next ones from a day on, soonest first, then postponed
 * ones. At most `most` of each.
 */
const upcomingOf = (games: readonly GameRow[], from: string, most: number): readonly GameRow[] => {
  const inOrder = games.toSorted(inOrderOfPlay);
  const next = inOrder.filter(
    ({ status, date }) => status === 'live' || (status === 'scheduled' && date >= from),
  );
  const left = inOrder.filter(({ status }) => status === 'unfinished' || status === 'noResult');
  const postponed = inOrder.filter(({ status }) => status === 'postponed');
  return [...left.slice(-most), ...next.slice(0, most), ...postponed.slice(0, most)];
};

/**
 * The latest results, also those that do not count, and the upcoming games after them. A forfeit after a withdrawal
 * counts before its day, but is no result until then.
 */
export const gamesAround = (
  games: readonly GameRow[],
  most: { readonly latest: number; readonly upcoming: number },
  today = dayInQuebec(new Date().toISOString()),
) => {
  const results = games
    .filter(
      ({ status, forfeitedBy, date }) =>
        resultStatuses.includes(status) && (forfeitedBy === null || date <= today),
    )
    .toSorted(inOrderOfPlay);
  return {
    latest: results.slice(-most.latest).toReversed(),
    upcoming: upcomingOf(games, results.at(-1)?.date ?? '', most.upcoming),
  };
};
