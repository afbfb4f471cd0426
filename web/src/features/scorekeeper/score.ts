import type { Outputs } from '../../lib/http/outputs.ts';

export type Game = Outputs['game']['get']['game'];
type Period = NonNullable<Game['period']>;
export type Score = { readonly homeGoals: number; readonly awayGoals: number; readonly period: Period };
export type DecidedIn = 'regulation' | 'overtime' | 'shootout';
export type Side = 'home' | 'away';

export const periods: readonly Period[] = [1, 2, 3, 'overtime', 'shootout'];
const most = 99;

export const scoreOf = ({ home, away, period }: Pick<Game, 'home' | 'away' | 'period'>): Score => ({
  homeGoals: home.goals ?? 0,
  awayGoals: away.goals ?? 0,
  period: period ?? 1,
});

const bounded = (goals: number): number => Math.min(most, Math.max(0, goals));

/** The score with one goal more or less, clamped to 0 and the maximum. */
export const withGoal = (score: Score, side: Side, by: 1 | -1): Score => {
  const name = side === 'home' ? 'homeGoals' : 'awayGoals';
  return { ...score, [name]: bounded(score[name] + by) };
};

/** A change of the score by this scorekeeper. */
export type ScoreChange = { readonly before: Score; readonly after: Score };

/** The score without one change; later changes of others stay. */
export const without = (score: Score, { before, after }: ScoreChange): Score => ({
  homeGoals: bounded(score.homeGoals + before.homeGoals - after.homeGoals),
  awayGoals: bounded(score.awayGoals + before.awayGoals - after.awayGoals),
  period: score.period === after.period ? before.period : score.period,
});

/** The default decision of a game that ends in this period. */
export const decidedInOf = (period: Period): DecidedIn =>
  period === 'overtime' || period === 'shootout' ? period : 'regulation';

export const sameScore = (one: Score, other: Score): boolean =>
  one.homeGoals === other.homeGoals && one.awayGoals === other.awayGoals && one.period === other.period;
