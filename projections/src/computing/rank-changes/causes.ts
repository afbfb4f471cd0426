import { tableStages } from '@rondelle/contracts/competition/vocabulary.ts';
import type { GameRow } from '../../views/games/games.table.ts';
import { isPlayed } from '../../views/games/result.ts';

/**
 * Change of a game between two tables: it was `played`; its result was `recorded` late; a result that counted was
 * `corrected`, or `withdrawn` so that it counts no longer.
 */
export type CauseKind = 'played' | 'recorded' | 'corrected' | 'withdrawn';
export type Cause = {
  readonly kind: CauseKind;
  /** The game in the later table, or in the earlier one if it was deleted. */
  readonly game: GameRow;
  /** The game as it counted in the earlier table; null when it did not count. */
  readonly before: GameRow | null;
};

const counted = [
  'homeTeamId',
  'awayTeamId',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'forfeitedBy',
  'homeFairPlay',
  'awayFairPlay',
] as const satisfies readonly (keyof GameRow)[];

const countsAlike = (one: GameRow, other: GameRow): boolean =>
  counted.every((column) => one[column] === other[column]);

const counts = (game: GameRow | undefined): game is GameRow =>
  game !== undefined && tableStages.includes(game.stage) && isPlayed(game);

const causeOf = (before: GameRow | undefined, after: GameRow | undefined, from: string): Cause | null => {
  if (counts(before) && counts(after))
    return countsAlike(before, after) ? null : { kind: 'corrected', game: after, before };
  if (counts(after)) return { kind: after.date > from ? 'played' : 'recorded', game: after, before: null };
  return counts(before) ? { kind: 'withdrawn', game: after ?? before, before } : null;
};

const byId = (games: readonly GameRow[]) => new Map(games.map((game) => [game.gameId, game]));

/** Returns all changes of the games that count, ordered by day; `from` is the day of the earlier table. */
export const causesBetween = (
  then: readonly GameRow[],
  now: readonly GameRow[],
  from: string,
): readonly Cause[] => {
  const [before, after] = [byId(then), byId(now)];
  return [...new Set([...before.keys(), ...after.keys()])]
    .flatMap((id) => causeOf(before.get(id), after.get(id), from) ?? [])
    .sort((a, b) =>
      a.game.date === b.game.date ? a.game.gameId - b.game.gameId : a.game.date < b.game.date ? -1 : 1,
    );
};
