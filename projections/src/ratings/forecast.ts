import { expectedGoals, fitGoals, type GoalFit } from './attack-defence.ts';
import { type Chances, chancesOf, spreadOf } from './chances.ts';
import { quickErrorBars } from './error-bars.ts';
import { fitMargins, type MarginFit } from './fit-margins.ts';
import { connectedGroups, type Schedule } from './schedule.ts';

/** What the margins say of a game weighs as much as what attacks and defences say. */
const marginShare = 0.5;

/** All that is known of a category's teams from games played before a day. */
export type Strengths = {
  readonly schedule: Schedule;
  readonly margins: MarginFit;
  readonly goals: GoalFit;
  /** One standard error of each team's rating, in goals. */
  readonly errors: Float64Array;
  readonly groups: Int32Array;
  /** The share of games level after regulation that end level. */
  readonly tieShare: number;
};

/** A forecast of one game. */
export type Forecast = {
  readonly chances: Chances;
  /** Goals that each side is expected to score. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Expected margin of the home team and how far it may stray, one standard deviation, in goals. */
  readonly margin: number;
  readonly spread: number;
};

/** Strengths of the schedule's teams; from those of an earlier week, whose teams are numbered alike, much faster. */
export const strengthsOf = (schedule: Schedule, tieShare: number, start?: Strengths): Strengths => {
  const margins = fitMargins(schedule, start?.margins);
  return {
    schedule,
    margins,
    goals: fitGoals(schedule, margins.ridge, start?.goals),
    errors: quickErrorBars(schedule, margins),
    groups: connectedGroups(schedule),
    tieShare,
  };
};

/** A game between the teams with these numbers; null where one has not played or no chain of games connects them. */
export const forecastOf = (strengths: Strengths, home: number, away: number): Forecast | null => {
  const { schedule, margins, goals, errors, groups, tieShare } = strengths;
  if (schedule.gamesOf[home] === 0 || schedule.gamesOf[away] === 0) return null;
  if (groups[home] !== groups[away]) return null;
  const { x, deviation } = margins;
  const byMargin = (x[home] as number) - (x[away] as number) + (x[x.length - 1] as number);
  const [homeGoals, awayGoals] = expectedGoals(goals, home, away);
  const margin = marginShare * byMargin + (1 - marginShare) * (homeGoals - awayGoals);
  const total = Math.max(homeGoals + awayGoals, Math.abs(margin) + 0.2);
  const spread = spreadOf(deviation, errors[home] as number, errors[away] as number);
  return {
    chances: chancesOf(margin, spread, tieShare),
    homeGoals: (total + margin) / 2,
    awayGoals: (total - margin) / 2,
    margin,
    spread,
  };
};
