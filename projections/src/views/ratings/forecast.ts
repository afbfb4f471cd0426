import { expectedGoals, fitGoals, type GoalFit, goalsBetween } from './attack-defence.ts';
import { type Chances, chancesOf, spreadOf } from './chances.ts';
import { connectedGroups } from './connected-groups.ts';
import { errorBars } from './error-bars.ts';
import { fitMargins, type MarginFit } from './fit-margins.ts';
import { levelBandOf, type LevelGames, tieShareAmong } from './level-games.ts';
import type { Schedule } from './schedule.ts';

/** Margins weigh as much as attack and defence. */
const marginShare = 0.5;

/** A fit to games: the start for the fit of a later week. */
export type StrengthFit = { readonly margins: MarginFit; readonly goals: GoalFit };

/** The strengths of a category's teams from the games before a day. */
export type Strengths = StrengthFit & {
  readonly schedule: Schedule;
  /** Standard error of each team's rating, in goals. */
  readonly errors: Float64Array;
  readonly groups: Int32Array;
  /** Share of games level after regulation that end in a tie. */
  readonly tieShare: number;
  /** Margins smaller than this, either way, stand for games that are level after regulation. */
  readonly levelBand: number;
};

export type Forecast = {
  readonly chances: Chances;
  /** Expected goals of each side. */
  readonly homeGoals: number;
  readonly awayGoals: number;
  /** Expected margin of the home team and its standard deviation, in goals. */
  readonly margin: number;
  readonly spread: number;
};

/** Returns the expected margin of the home team and the expected goals of both, given those by attack and defence. */
const expectedFrom = (
  { x }: MarginFit,
  home: number,
  away: number,
  homeGoals: number,
  awayGoals: number,
): { readonly margin: number; readonly total: number } => {
  const byMargin = (x[home] as number) - (x[away] as number) + (x[x.length - 1] as number);
  const margin = marginShare * byMargin + (1 - marginShare) * (homeGoals - awayGoals);
  return { margin, total: Math.max(homeGoals + awayGoals, Math.abs(margin) + 0.2) };
};

/** Returns the strengths from a fit to this very schedule. */
export const strengthsFrom = (schedule: Schedule, level: LevelGames, fit: StrengthFit): Strengths => {
  const { margins, goals } = fit;
  const { ofHome, ofAway } = goalsBetween(goals);
  return {
    schedule,
    margins,
    goals,
    errors: errorBars(schedule, margins),
    groups: connectedGroups(schedule),
    tieShare: tieShareAmong(level),
    levelBand: levelBandOf(schedule.matchups, level, (home, away) =>
      expectedFrom(margins, home, away, ofHome(home, away), ofAway(home, away)),
    ),
  };
};

/** Fits the strengths of the schedule's teams. Much faster from those of an earlier week with the same team numbers. */
export const strengthsOf = (schedule: Schedule, level: LevelGames, start?: StrengthFit): Strengths => {
  const margins = fitMargins(schedule, start?.margins);
  const goals = fitGoals(schedule, margins.ridge, start?.goals);
  return strengthsFrom(schedule, level, { margins, goals });
};

/**
 * Forecasts a game between teams by number; null when one has no games or no chain of games connects them. Under some
 * rules no game can end in a tie.
 */
export const forecastOf = (
  strengths: Strengths,
  home: number,
  away: number,
  mayTie = true,
): Forecast | null => {
  const { schedule, errors, groups, tieShare, levelBand } = strengths;
  if (schedule.gamesOf[home] === 0 || schedule.gamesOf[away] === 0) return null;
  if (groups[home] !== groups[away]) return null;
  const { margin, total } = expectedFrom(
    strengths.margins,
    home,
    away,
    ...expectedGoals(strengths.goals, home, away),
  );
  const spread = spreadOf(total, errors[home] as number, errors[away] as number);
  return {
    chances: chancesOf(margin, spread, { tieShare: mayTie ? tieShare : 0, levelBand }),
    homeGoals: (total + margin) / 2,
    awayGoals: (total - margin) / 2,
    margin,
    spread,
  };
};
