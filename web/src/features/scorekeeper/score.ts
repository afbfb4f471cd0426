import type { Answers } from '../../lib/answers.ts';

export type Game = Answers['game']['get']['game'];
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

/** A goal more, or one less where it was no goal after all. */
export const withGoal = (score: Score, side: Side, by: 1 | -1): Score => {
  const name = side === 'home' ? 'homeGoals' : 'awayGoals';
  return { ...score, [name]: Math.min(most, Math.max(0, score[name] + by)) };
};

/** How a game that ends in this period is decided, unless somebody says otherwise. */
export const decidedInOf = (period: Period): DecidedIn =>
  period === 'overtime' || period === 'shootout' ? period : 'regulation';

export const sameScore = (one: Score, other: Score): boolean =>
  one.homeGoals === other.homeGoals && one.awayGoals === other.awayGoals && one.period === other.period;
