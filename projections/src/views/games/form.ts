import type { CountedGame } from './counted-games.ts';
import {
  type GameResult,
  isPlayed,
  letterOf,
  type Outcome,
  outcomeOf,
  type Side,
  sideOf,
  type StreakKind,
} from './result.ts';

/** Compares by order of play: date, then time (games without a time last on their day), then id. */
export const inOrderOfPlay = (a: CountedGame, b: CountedGame): number => {
  if (a.date !== b.date) return a.date < b.date ? -1 : 1;
  if (a.time !== b.time) {
    if (a.time === null || b.time === null) return a.time === null ? 1 : -1;
    return a.time < b.time ? -1 : 1;
  }
  return a.gameId - b.gameId;
};

/** Caches the sorted games by list, since several views read the same list. */
const ordered = new WeakMap<readonly CountedGame[], readonly CountedGame[]>();

/** Returns the played games in order of play. Cached by list, so the list must not change afterwards. */
export const playedInOrder = (games: readonly CountedGame[]): readonly CountedGame[] => {
  const known = ordered.get(games);
  if (known) return known;
  const played = games.filter(isPlayed).sort(inOrderOfPlay);
  ordered.set(games, played);
  return played;
};

/**
 * Returns the kind of streak that a played game continues; `none` for a tie or a forfeit by both, which end every
 * streak.
 */
export const streakKindOf = (game: GameResult, side: Side): StreakKind => {
  if (game.forfeitedBy === 'both') return 'none';
  const letter = letterOf(outcomeOf(game, side));
  if (letter === 'T') return 'none';
  return letter === 'W' ? 'winning' : 'losing';
};

/** Returns a team's current streak. `games` must be played and in order of play. */
export const currentStreak = (
  games: readonly CountedGame[],
  teamId: number,
): { readonly kind: StreakKind; readonly length: number } => {
  const latest = games.at(-1);
  if (!latest) return { kind: 'none', length: 0 };
  const kind = streakKindOf(latest, sideOf(latest, teamId));
  if (kind === 'none') return { kind, length: 0 };
  let length = 1;
  for (let index = games.length - 2; index >= 0; index -= 1) {
    const game = games[index] as CountedGame;
    if (streakKindOf(game, sideOf(game, teamId)) !== kind) break;
    length += 1;
  }
  return { kind, length };
};

/** Returns a team's last five results, oldest first. `games` must be played and in order of play. */
export const lastFive = (games: readonly CountedGame[], teamId: number): readonly Outcome[] =>
  games.slice(-5).map((game) => letterOf(outcomeOf(game, sideOf(game, teamId))));
