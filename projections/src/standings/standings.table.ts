import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import { float, int, json, nullable, oneOf, type RowOf, table, text } from '../engine/table.ts';

/** One step of the explanation of a rank: among these teams, this criterion separated the team with this value. */
export type TieBreakStep = {
  readonly criterion: Criterion;
  /** The teams that were tied before this step, best first. */
  readonly teamIds: readonly number[];
  /** Each team's value, in the order of `teamIds`. Ratios are unrounded. */
  readonly values: readonly number[];
};
/** Null where points alone decide; `unresolved` where nothing separates the teams, so that they share the rank. */
export type TieBreak = { readonly steps: readonly TieBreakStep[]; readonly unresolved: boolean };

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
  },
  { key: ['competition', 'categoryId', 'groupName', 'teamId'], indexes: [['seasonId', 'teamId']] },
);
export type StandingRow = RowOf<typeof standingsTable>;
