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
    /** Group of a tournament or division of a league; empty for the whole table. */
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

/** A team's own best: margin of the biggest win, goals in the highest-scoring game, number of shutouts. */
const featChanges = z.array(
  z.object({
    team: ref,
    scope: z.enum(['season', 'allTime']),
    feat: z.enum(['biggestWin', 'highestScoring', 'shutouts']),
    before: z.int(),
    after: z.int(),
  }),
);

/** The changes in one season; lists only what differs. */
export const seasonChanges = z.object({
  season: seasonRefOutput,
  /** Teams whose rank or points would change, by table; null when the team is not in the table. */
  ranks: rankChanges,
  /** The teams' longest streaks, and their current streaks at the end of the season. */
  streaks: streakChanges,
  /** The teams' own bests of the season. */
  feats: featChanges,
  /** Season records whose holder or value would change. */
  records: z.array(
    z.object({ record: z.enum(seasonRecords), before: holder.nullable(), after: holder.nullable() }),
  ),
  /** The ten largest changes of power ratings, at most. */
  ratings: z.array(z.object({ team: ref, before: z.number().nullable(), after: z.number().nullable() })),
});
export type SeasonChanges = z.infer<typeof seasonChanges>;

/** Preview of one or several changes, before anything is recorded; latest season first. */
export const changesOutput = z.object({
  seasons: z.array(seasonChanges),
  /** All-time streaks, which continue across seasons, and all-time bests. */
  allTime: z.object({ streaks: streakChanges, feats: featChanges }),
  /** Rank changes in the table at the end of a day, when a single game moves to another date. */
  asOf: z.array(z.object({ day: localDate, ranks: rankChanges })),
});
export type ChangesOutput = z.infer<typeof changesOutput>;
