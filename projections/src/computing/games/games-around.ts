import { resultStatuses } from '@rondelle/contracts/competition/lists.ts';
import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { inOrderOfPlay } from '../../views/games/form.ts';
import type { GameRow } from '../../views/games/games.table.ts';

/** Upper bounds on the games of each kind. */
type Most = {
  readonly latest: number;
  /** Games of past days whose result is missing. */
  readonly awaited: number;
  readonly toCome: number;
  readonly postponed: number;
};

/**
 * The latest games of past days whose result is missing, then live games and the next ones, soonest first, then postponed
 * ones. Scheduled games before the last result are left out.
 */
const upcomingOf = (
  games: readonly GameRow[],
  { lastResult, today }: { readonly lastResult: string; readonly today: string },
  most: Most,
): readonly GameRow[] => {
  const inOrder = games.toSorted(inOrderOfPlay);
  const isOpen = ({ status, date }: GameRow) => status === 'scheduled' && date >= lastResult;
  const awaited = inOrder.filter(
    (game) =>
      game.status === 'unfinished' || game.status === 'noResult' || (isOpen(game) && game.date < today),
  );
  const toCome = inOrder.filter((game) => game.status === 'live' || (isOpen(game) && game.date >= today));
  const postponed = inOrder.filter(({ status }) => status === 'postponed');
  return [
    ...awaited.slice(-most.awaited),
    ...toCome.slice(0, most.toCome),
    ...postponed.slice(0, most.postponed),
  ];
};

/**
 * The latest results, also those that do not count, and the upcoming games after them. A forfeit after a withdrawal
 * counts before its day, but is no result until then.
 */
export const gamesAround = (
  games: readonly GameRow[],
  most: Most,
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
    upcoming: upcomingOf(games, { lastResult: results.at(-1)?.date ?? '', today }, most),
  };
};
