import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EnteredGame } from '@rondelle/domain/competition/game.ts';
import { same } from '@rondelle/domain/competition/payload.ts';
import { type Change, gameAfter, gameBefore } from './change.ts';

const hasScore = (game: EnteredGame | null): game is EnteredGame =>
  game !== null && !game.deleted && (game.status === 'final' || game.status === 'live');

/** The parts that the check compares: the day and the score, not the teams or a confirmation. */
const playedIn = ({ fixture, status, result, live }: EnteredGame) => [fixture.date, status, result, live];

/** Commands that may set the score of a game, or the day of a game with a score. */
const scoreCommands: ReadonlySet<string> = new Set([
  'RecordGame',
  'RescheduleGame',
  'RecordResult',
  'CorrectResult',
  'RestoreGame',
  'StartGame',
  'ChangeLiveScore',
]);

/**
 * Throws `game/not-yet-played` when the commands would leave a score in a game of a future day. The hour is not
 * compared: games are played earlier than the calendar states, and scorekeepers are at the arena before.
 */
export const assertNotOfFuture = (
  change: Change,
  today: string = dayInQuebec(new Date().toISOString()),
): void => {
  if (!change.commands.some(({ type }) => scoreCommands.has(type))) return;
  const after = gameAfter(change);
  if (!hasScore(after) || after.fixture.date <= today) return;
  const before = gameBefore(change);
  if (hasScore(before) && same(playedIn(before), playedIn(after))) return;
  throw new DomainError('game/not-yet-played', 'date');
};
