import { isOtherTime, minutesOf } from '@rondelle/contracts/competition/same-game.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import {
  addQuestion,
  firstOpen,
  hasSameNumber,
  isUnplayed,
  type Matching,
  openRows,
  take,
} from './matching.ts';
import type { ExistingGame } from './read-leagues.ts';
import { type KeyedRow, existingGoals, existingPairing } from './row-keys.ts';

type Day = { readonly rows: readonly KeyedRow[]; readonly games: readonly ExistingGame[] };

/** The rows and games of each day and pair of sides that are not matched yet. */
const daysOf = (matching: Matching): Day[] => {
  const games = Map.groupBy(
    matching.games.filter((game) => !matching.taken.has(game)),
    existingPairing,
  );
  return [...Map.groupBy(openRows(matching), ({ pairing }) => pairing)].flatMap(([pairing, rows]) => {
    const there = games.get(pairing);
    return there ? [{ rows, games: there }] : [];
  });
};

/** Matches games of the same time; of several, the one with the same score. */
const bySameTime = async (matching: Matching, { rows, games }: Day): Promise<void> => {
  const byTime = Map.groupBy(games, ({ time }) => time);
  await eachInTurns(rows, (row) => {
    const there = byTime.get(row.time) ?? [];
    const game = there.find((one) => existingGoals(one) === row.goals) ?? there[0];
    if (!game) return;
    take(matching, row, game, 'slot');
    there.splice(there.indexOf(game), 1);
  });
};

/** Matches the game with the nearest time, unless it is so far away that it is another game of the day. */
const byNearTime = (matching: Matching, row: KeyedRow, games: readonly ExistingGame[]): void => {
  const { minutes, time } = row;
  if (minutes === null) return;
  const [nearest] = games
    .filter((game) => game.time !== null && !isOtherTime(time, game.time))
    .map((game) => ({ game, apart: Math.abs((minutesOf(game.time) ?? 0) - minutes) }))
    .toSorted((one, other) => one.apart - other.apart);
  if (nearest) take(matching, row, nearest.game, 'slot');
};

/** Returns whether the game may be the row's because one of them has no time. */
const lacksTime = ({ time, minutes }: KeyedRow, game: ExistingGame): boolean =>
  time === '' || (game.time === null && minutes !== null);

const byScore = (matching: Matching, row: KeyedRow, games: readonly ExistingGame[]): void => {
  const game = games.find(
    (one) => lacksTime(row, one) && hasSameNumber(row, one) && existingGoals(one) === row.goals,
  );
  if (row.goals !== '' && game) take(matching, row, game, 'slot');
};

/** Returns whether the game has no time and no result that could be mixed up with another one's. */
const isBlank = (row: KeyedRow, game: ExistingGame): boolean =>
  game.time === null && existingGoals(game) === '' && isUnplayed(game) && hasSameNumber(row, game);

/** Returns whether no result is lost when the row is the only one that the game can be. */
const isSafe = (row: KeyedRow, game: ExistingGame): boolean =>
  row.goals === '' || existingGoals(game) === '' || (row.time === '' && game.time === null);

/** Matches games when a time is missing; asks when the score could go to the wrong one of two games. */
const withoutTime = (
  matching: Matching,
  row: KeyedRow,
  { games, isOnlyRow }: { readonly games: readonly ExistingGame[]; readonly isOnlyRow: boolean },
): void => {
  const there = games.filter((game) => lacksTime(row, game));
  const [first] = there;
  if (!first) return;
  if (there.every((game) => isBlank(row, game))) return take(matching, row, first, 'slot');
  const [only, ...others] = there.filter((game) => hasSameNumber(row, game));
  if (!only) return addQuestion(matching, row, 'number', there);
  if (others.length === 0 && isOnlyRow && isSafe(row, only)) return take(matching, row, only, 'slot');
  addQuestion(matching, row, 'no-time', [only, ...others]);
};

/** Matches rows with recorded games of the same day and sides. */
export const matchDays = async (matching: Matching): Promise<void> => {
  for (const { rows, games } of daysOf(matching)) {
    await bySameTime(matching, { rows, games });
    const near = firstOpen(matching, games);
    const open = () => rows.filter((row) => !matching.found.has(row));
    const left = () => near.filter((game) => !matching.taken.has(game));
    for (const step of [byNearTime, byScore]) await eachInTurns(open(), (row) => step(matching, row, left()));
    const last = open();
    await eachInTurns(last, (row) =>
      withoutTime(matching, row, { games: left(), isOnlyRow: last.length === 1 }),
    );
  }
};

/** Asks about games of the day at another time: only an unplayed one, or one with the same score, may be the row's. */
export const addTimeQuestions = async (matching: Matching): Promise<void> => {
  for (const { rows, games } of daysOf(matching)) {
    const near = firstOpen(matching, games);
    await eachInTurns(rows, (row) => {
      const mayBe = (game: ExistingGame): boolean =>
        isOtherTime(row.time, game.time) &&
        hasSameNumber(row, game) &&
        (existingGoals(game) === '' ? isUnplayed(game) : existingGoals(game) === row.goals);
      addQuestion(matching, row, 'time', near.filter(mayBe));
    });
  }
};
