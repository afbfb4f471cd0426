import type { Board } from './board.ts';

/** Counts the examined hours, to bound the time on a phone. */
export type Looks = { left: number };

/** The hours that a game may have, preferred ones first. */
export type HoursOf = (game: number) => readonly number[];

/** Maximum lengths of chains of moves, in order: short chains are found fast, long ones take long. */
const longest = [2, 4, 8, Number.POSITIVE_INFINITY];
const looksOfAttempt = 20_000;

/**
 * Places a game by moving others, which in turn may move others. Each game moves at most once, so that a schedule with
 * this game and all placed ones is found, unless that examines too many hours. Returns whether the game has an hour;
 * if not, the board is unchanged.
 */
export const makeRoom = (board: Board, game: number, hoursOf: HoursOf, looks: Looks): boolean => {
  let own = Math.min(looksOfAttempt, looks.left);
  const moved = new Set<number>();
  const placeAll = (games: readonly number[], depth: number): boolean => {
    const [first, ...rest] = games;
    if (first === undefined) return true;
    if (moved.size >= depth) return false;
    moved.add(first);
    const open = hoursOf(first).flatMap((hour) => {
      own -= 1;
      looks.left -= 1;
      const blockers = own < 0 ? [] : board.blockers(first, hour);
      return own < 0 || blockers.some((one) => moved.has(one)) ? [] : [{ hour, blockers }];
    });
    // Hours with fewer games in the way first: most chains are short.
    for (const { hour, blockers } of open.toSorted((a, b) => a.blockers.length - b.blockers.length)) {
      if (own < 0) break;
      const before = blockers.map((one) => [one, board.hourOf(one)] as const);
      for (const one of blockers) board.take(one);
      board.put(first, hour);
      if (placeAll([...blockers, ...rest], depth)) return true;
      board.take(first);
      for (const [one, at] of before) board.put(one, at);
    }
    moved.delete(first);
    return false;
  };
  return longest.some((depth) => own > 0 && placeAll([game], depth));
};

/** Removes one game from the board if two others then have room. Returns the games without an hour. */
export const exchange = (
  board: Board,
  left: readonly number[],
  hoursOf: HoursOf,
  looks: Looks,
): readonly number[] => {
  for (const out of board.games())
    for (const [at, one] of left.entries()) {
      if (looks.left < 0) return left;
      const putBack = board.snapshot();
      board.take(out);
      const rest = left.toSpliced(at, 1);
      const other = makeRoom(board, one, hoursOf, looks)
        ? rest.find((game) => makeRoom(board, game, hoursOf, looks))
        : undefined;
      if (other !== undefined) return [...rest.filter((game) => game !== other), out];
      putBack();
    }
  return left;
};
