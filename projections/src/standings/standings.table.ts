import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { float, int, json, nullable, oneOf, type RowOf, table, text } from '../engine/table.ts';

export type Fraction = readonly [of: number, outOf: number];

/** One step of the explanation of a rank: among these teams, this criterion separated the team with this value. */
export type TieBreakStep = {
  readonly criterion: Criterion;
  /** The teams that were tied before this step, best first. */
  readonly teamIds: readonly number[];
  /** Each team's value, in the order of `teamIds`. Ratios are unrounded. */
  readonly values: readonly number[];
  /** Of ratios: what is divided by what, in the order of `teamIds`. */
  readonly fractions?: readonly Fraction[];
};
/** Null where points alone decide; `unresolved` where nothing separates the teams, so that they share the rank. */
export type TieBreak = { readonly steps: readonly TieBreakStep[]; readonly unresolved: boolean };

/** Where a team stands in its division's table, whose ties are broken among its teams alone. */
export type InDivision = {
  readonly rank: number;
  readonly previousRank: number | null;
  readonly place: number;
  readonly tieBreak: TieBreak | null;
};

/** Games, wins, losses, ties, overtime and shoot-out losses, goals for and against. */
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

export type StreakKind = 'winning' | 'losing' | 'none';

/** `W` win, `L` loss in regulation, `O` loss in overtime or a shoot-out, `T` tie; oldest first. */
export type Outcome = 'W' | 'L' | 'O' | 'T';

/** A team's line in a table. `wins` includes overtime and shoot-out wins; `losses` are regulation losses only. */
export const standingsTable = table(
  'standings',
  {
    competition: text,
    categoryId: int,
    /** A tournament's group; empty where there is only one table. */
    groupName: text,
    teamId: int,
    seasonId: int,
    divisionId: nullable(int),
    rank: int,
    /** Rank before the last day that was played in this table; null before that. */
    previousRank: nullable(int),
    /** Order in the table; equal ranks stand in the order of team ids. */
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
    /** What a decision took from the points. */
    deducted: int,
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
    /** Among the teams of its division alone; null outside any. */
    inDivision: nullable(json<InDivision>()),
  },
  { key: ['competition', 'categoryId', 'groupName', 'teamId'], indexes: [['seasonId', 'teamId']] },
);
export type StandingRow = RowOf<typeof standingsTable>;
