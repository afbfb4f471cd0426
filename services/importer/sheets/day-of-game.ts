import { offStatuses } from '@rondelle/contracts/competition/lists.ts';
import { RowError } from '../errors.ts';
import type { ExistingGame } from './read-leagues.ts';
import { baseKey, numberOf, type Placed } from './row-keys.ts';

const waiting: ReadonlySet<string> = new Set(['scheduled', 'unfinished', ...offStatuses]);

const matches =
  ({ leagueId, home, away }: Placed) =>
  (game: ExistingGame): boolean =>
    game.leagueId === leagueId &&
    game.homeTeamId === home &&
    game.awayTeamId === away &&
    waiting.has(game.status);

/** Returns whether the game waits and is between the row's teams, whichever is at home: leagues reuse numbers. */
const isOfTeams = (row: Placed, game: ExistingGame): boolean =>
  matches(row)(game) || matches({ ...row, home: row.away, away: row.home })(game);

/**
 * Returns the day of the recorded game for a row without a date, whose game was postponed or cancelled. The game is
 * found by its number and teams, or else as the only unplayed game of the same home team against the same visitor. Throws
 * `RowError` when there is none or more than one.
 */
export const dayOfGame = (row: Placed, standing: readonly ExistingGame[]): string => {
  const numbered = standing.find(
    (game) => game.sourceKey !== null && baseKey(game.sourceKey) === numberOf(row) && isOfTeams(row, game),
  );
  const found = numbered ? [numbered] : standing.filter(matches(row));
  const [game] = found;
  if (!game || found.length > 1) throw new RowError('date', '', 'missing-value');
  return game.date;
};
