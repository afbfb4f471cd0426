import { z } from 'zod';
import { ref, seasonRefOutput } from './outputs.ts';
import { localDate } from './vocabulary.ts';

const place = z.object({ rank: z.int(), points: z.int() });

export const seasonRecords = ['biggestWin', 'highestScoring', 'shutouts', 'longestWinningStreak'] as const;
export type SeasonRecord = (typeof seasonRecords)[number];
const holder = z.object({ team: ref, value: z.int() });

const rankChanges = z.array(
  z.object({
    competition: ref.extend({ kind: z.enum(['league', 'tournament']) }),
    category: ref,
    /** A tournament's group, or a league's division; empty where it is the whole table. */
    group: z.string(),
    team: ref,
    before: place.nullable(),
    after: place.nullable(),
  }),
);

const streakChanges = z.array(
  z.object({
    team: ref,
    scope: z.enum(['season', 'allTime']),
    kind: z.enum(['winning', 'losing']),
    measure: z.enum(['longest', 'current']),
    before: z.int(),
    after: z.int(),
  }),
);

/** A team's own best: margin of the biggest win, goals of the highest-scoring game, shut-outs. */
const featChanges = z.array(
  z.object({
    team: ref,
    scope: z.enum(['season', 'allTime']),
    feat: z.enum(['biggestWin', 'highestScoring', 'shutouts']),
    before: z.int(),
    after: z.int(),
  }),
);

/** What would change in one season: only what differs is listed. */
export const seasonChanges = z.object({
  season: seasonRefOutput,
  /** Teams whose rank or points would change, table by table; null where a team does not stand in the table. */
  ranks: rankChanges,
  /** Longest streaks of teams, and those that they are on at the end of the season. */
  streaks: streakChanges,
  /** Teams' own best of the season. */
  feats: featChanges,
  /** The season's records that would have another holder or value. */
  records: z.array(
    z.object({ record: z.enum(seasonRecords), before: holder.nullable(), after: holder.nullable() }),
  ),
  /** The power ratings that would move most, at most ten. */
  ratings: z.array(z.object({ team: ref, before: z.number().nullable(), after: z.number().nullable() })),
});
export type SeasonChanges = z.infer<typeof seasonChanges>;

/** What a change, or several together, would change, before anything is recorded; the latest season first. */
export const changesOutput = z.object({
  seasons: z.array(seasonChanges),
  /** Longest streaks of all time, which run on from season to season, and the best of all seasons. */
  allTime: z.object({ streaks: streakChanges, feats: featChanges }),
  /** The ranks in the table as it was at the end of a day, where one game is played on another one. */
  asOf: z.array(z.object({ day: localDate, ranks: rankChanges })),
});
export type ChangesOutput = z.infer<typeof changesOutput>;
