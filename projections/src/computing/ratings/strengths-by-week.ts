import { type Strengths, strengthsOf } from '../../views/ratings/forecast.ts';
import type { Week } from '../../views/ratings/weeks.ts';

/**
 * Fits the strengths that each week's forecasts may use, each from those of the week before, as the forecasts of games
 * do. Weeks without new games share theirs.
 */
export const strengthsByWeek = (weeks: readonly Week[]): readonly Strengths[] => {
  let before: { readonly fingerprint: string; readonly strengths: Strengths } | undefined;
  return weeks.map(({ fingerprint, schedule, level }) => {
    if (before?.fingerprint !== fingerprint)
      before = { fingerprint, strengths: strengthsOf(schedule(), level, before?.strengths) };
    return before.strengths;
  });
};
