import type { CountedGame } from '../games/counted-games.ts';
import { sideOf } from '../games/result.ts';
import { playedInOrder, streakKindOf } from '../games/form.ts';
import type { Streak, StreaksOfKind } from './streaks.table.ts';

export type Streaks = { readonly winning: StreaksOfKind; readonly losing: StreaksOfKind };
type Run = { readonly kind: 'winning' | 'losing'; readonly streak: Streak };

const markOf = (game: CountedGame) => ({ gameId: game.gameId, date: game.date });

const runsOf = (played: readonly CountedGame[], teamId: number): readonly Run[] => {
  const runs: Run[] = [];
  let previous = 'none';
  for (const game of played) {
    const kind = streakKindOf(game, sideOf(game, teamId));
    const mark = markOf(game);
    const last = runs.at(-1);
    if (kind !== 'none' && kind === previous && last) {
      runs[runs.length - 1] = {
        kind,
        streak: { length: last.streak.length + 1, from: last.streak.from, to: mark },
      };
    } else if (kind !== 'none') runs.push({ kind, streak: { length: 1, from: mark, to: mark } });
    previous = kind;
  }
  return runs;
};

const ofKind = (runs: readonly Run[], kind: Run['kind'], lastGameId: number | undefined): StreaksOfKind => {
  const all = runs.filter((run) => run.kind === kind).map((run) => run.streak);
  const latest = all.at(-1);
  let longest: Streak | null = null;
  for (const streak of all) if (!longest || streak.length > longest.length) longest = streak;
  return { longest, current: latest?.to.gameId === lastGameId ? (latest ?? null) : null, all };
};

/**
 * Computes a team's winning and losing streaks over any list of its games, of one season or of all. A loss in overtime
 * or a shoot-out continues a losing streak.
 */
export const streaksOf = (games: readonly CountedGame[], teamId: number): Streaks => {
  const played = playedInOrder(games);
  const runs = runsOf(played, teamId);
  const lastGameId = played.at(-1)?.gameId;
  return { winning: ofKind(runs, 'winning', lastGameId), losing: ofKind(runs, 'losing', lastGameId) };
};
