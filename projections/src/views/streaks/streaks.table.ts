import { int, json, type RowOf, table } from '../engine/table.ts';

/** A streak: its length, and its first and last game with their days. */
export type Streak = {
  readonly length: number;
  readonly from: { readonly gameId: number; readonly date: string };
  readonly to: { readonly gameId: number; readonly date: string };
};

/**
 * `current` is null when the latest game did not continue the streak; `longest` is the earliest among equals; `all` is
 * oldest first.
 */
export type StreaksOfKind = {
  readonly longest: Streak | null;
  readonly current: Streak | null;
  readonly all: readonly Streak[];
};

export const streaksTable = table(
  'streaks',
  { seasonId: int, teamId: int, winning: json<StreaksOfKind>(), losing: json<StreaksOfKind>() },
  { key: ['seasonId', 'teamId'] },
);
export type StreakRow = RowOf<typeof streaksTable>;
