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
    category_id: int,
    /** A tournament's group; empty where there is only one table. */
    group_name: text,
    team_id: int,
    season_id: int,
    division_id: nullable(int),
    rank: int,
    /** Rank before the last day that was played in this table; null before that. */
    previous_rank: nullable(int),
    /** Order in the table; equal ranks stand in the order of team ids. */
    place: int,
    games_played: int,
    wins: int,
    losses: int,
    ties: int,
    regulation_wins: int,
    overtime_wins: int,
    overtime_losses: int,
    shootout_wins: int,
    shootout_losses: int,
    points: int,
    fair_play_points: int,
    total_points: int,
    points_percentage: float,
    goals_for: int,
    goals_against: int,
    goal_difference: int,
    streak_kind: oneOf<StreakKind>(['winning', 'losing', 'none']),
    streak_length: int,
    last_five: json<readonly Outcome[]>(),
    home: json<SplitRecord>(),
    away: json<SplitRecord>(),
    tie_break: nullable(json<TieBreak>()),
  },
  { key: ['competition', 'category_id', 'group_name', 'team_id'], indexes: [['season_id', 'team_id']] },
);
export type StandingRow = RowOf<typeof standingsTable>;
