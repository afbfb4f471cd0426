import { isOtherTime } from '@rondelle/contracts/competition/same-game.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { addQuestion, isUnplayed, type Matching, take } from './matching.ts';
import type { ExistingGame } from './read-leagues.ts';
import { type KeyedRow, existingGoals, existingPairing } from './row-keys.ts';

type ByKey = ReadonlyMap<string, ExistingGame>;

const numberedGame = ({ numbered }: KeyedRow, byKey: ByKey): ExistingGame | undefined =>
  numbered === null ? undefined : byKey.get(numbered);

/** Returns whether a row has the day and teams of the game; another time needs the same score, or none. */
const agrees = (row: KeyedRow, game: ExistingGame): boolean =>
  row.pairing === existingPairing(game) &&
  (!isOtherTime(row.time, game.time) || row.goals === '' || row.goals === existingGoals(game));

/**
 * Matches rows by their number. Leagues reuse numbers, in the playoffs or in another division: the number of an
 * unplayed game follows it to another day, that of a played one does not.
 */
export const matchNumbers = async (matching: Matching, byKey: ByKey): Promise<void> => {
  const { rows, games, taken } = matching;
  const moved: (readonly [KeyedRow, ExistingGame])[] = [];
  await eachInTurns(rows, (row) => {
    const game = numberedGame(row, byKey);
    if (!game || taken.has(game)) return;
    if (agrees(row, game)) take(matching, row, game, 'number');
    else if (isUnplayed(game)) moved.push([row, game]);
  });
  // If another game is on the row's day, the numbers may have been reassigned.
  const free = new Set(games.filter((game) => !taken.has(game)).map(existingPairing));
  await eachInTurns(moved, ([row, game]) => {
    const isFree = row.pairing !== existingPairing(game) && free.has(row.pairing);
    if (!isFree && !taken.has(game)) take(matching, row, game, 'number');
  });
};

/** Asks about rows whose number is that of a game on another day, with other sides or at another time of the day. */
export const addNumberQuestions = async (matching: Matching, byKey: ByKey): Promise<void> => {
  const { rows, found, taken } = matching;
  await eachInTurns(rows, (row) => {
    const game = numberedGame(row, byKey);
    const one = found.get(row);
    if (!game || taken.has(game) || one?.is === 'recorded' || one?.is === 'deleted') return;
    if (!one?.candidates.includes(game))
      addQuestion(matching, row, 'same-number', [game, ...(one?.candidates ?? [])]);
  });
};
