import type { Outcome, StreakKind } from '../games/result.ts';
import { type Criterion, withdrawalTreatments } from '@rondelle/contracts/competition/lists.ts';
import { float, int, json, nullable, oneOf, type RowOf, table, text } from '../engine/table.ts';

export type Fraction = readonly [of: number, outOf: number];

/** One step in the explanation of a rank: the criterion and the values by which it separated the teams. */
export type TieBreakStep = {
  readonly criterion: Criterion;
  /** The teams that were tied before this step, best first. */
  readonly teamIds: readonly number[];
  /** Each team's value, in the order of `teamIds`. Ratios are not rounded. */
  readonly values: readonly number[];
  /** The fractions behind ratios, in the order of `teamIds`. */
  readonly fractions?: readonly Fraction[];
};
/**
 * How a tie was broken; null when points alone decide. `unresolved` when nothing separates the teams, so that they
 * share the rank.
 */
export type TieBreak = { readonly steps: readonly TieBreakStep[]; readonly unresolved: boolean };

/** A team's rank in its division's table, where ties are broken among the division's teams. */
export type InDivision = {
  readonly rank: number;
  readonly previousRank: number | null;
  readonly place: number;
  readonly tieBreak: TieBreak | null;
};

/** Counts of the home or the away games. */
export type SplitRecord = {
  readonly gamesPlayed: number;
  readonly wins: number;
  readonly losses: number;
  readonly ties: number;
  readonly overtimeLosses: number;
  readonly shootoutLosses: number;
  readonly points: number;
  readonly goalsFor: number;
  readonly goalsAgainst: number;
};

/**
 * A team's row in a table. `wins` includes overtime and shoot-out wins; `losses` are regulation losses and forfeits.
 */
export const standingsTable = table(
  'standings',
  {
    competition: text,
    categoryId: int,
    /** A tournament's group; empty when there is only one table. */
    groupName: text,
    teamId: int,
    seasonId: int,
    divisionId: nullable(int),
    rank: int,
    /** Rank before the last day played in this table; null when there was no earlier day. */
    previousRank: nullable(int),
    /** Position in the table; teams of equal rank are ordered by id. */
    place: int,
    gamesPlayed: int,
    wins: int,
    losses: int,
    ties: int,
    regulationWins: int,
    overtimeWins: int,
    overtimeLosses: int,
    shootoutWins: int,
    shootoutLosses: int,
    points: int,
    /** Points deducted by a decision. */
    deducted: int,
    /** Treatment of the games of a team that withdrew; null for all others. */
    withdrawn: nullable(oneOf(withdrawalTreatments)),
    fairPlayPoints: int,
    totalPoints: int,
    pointsPercentage: float,
    goalsFor: int,
    goalsAgainst: int,
    goalDifference: int,
    streakKind: oneOf<StreakKind>(['winning', 'losing', 'none']),
    streakLength: int,
    lastFive: json<readonly Outcome[]>(),
    home: json<SplitRecord>(),
    away: json<SplitRecord>(),
    tieBreak: nullable(json<TieBreak>()),
    /** Rank among the teams of its division; null without a division. */
    inDivision: nullable(json<InDivision>()),
  },
  { key: ['competition', 'categoryId', 'groupName', 'teamId'], indexes: [['seasonId', 'teamId']] },
);
export type StandingRow = RowOf<typeof standingsTable>;
