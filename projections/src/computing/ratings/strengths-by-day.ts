import { type Strengths, strengthsOf } from '../../views/ratings/forecast.ts';
import type { GameDay } from '../../views/ratings/game-days.ts';

/**
 * Fits the strengths that each day's forecasts may use, each from those of the day before, as the forecasts of games
 * do. Days without new games between them share theirs.
 */
export const strengthsByDay = (days: readonly GameDay[]): readonly Strengths[] => {
  let before: { readonly fingerprint: string; readonly strengths: Strengths } | undefined;
  return days.map(({ fingerprint, schedule, level }) => {
    if (before?.fingerprint !== fingerprint)
      before = { fingerprint, strengths: strengthsOf(schedule(), level, before?.strengths) };
    return before.strengths;
  });
};
