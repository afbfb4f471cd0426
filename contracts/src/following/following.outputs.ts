import { z } from 'zod';
import { gameCard, outcome, ref, seasonRefOutput } from '../competition/outputs.ts';
import { activityOutput } from '../competition/activity.outputs.ts';
import { contribution } from '../membership/member.outputs.ts';
import { memberRole } from '../membership/member-role.ts';

/** Whether one follows, or supervises, what was asked about. */
export const statusOutput = z.object({ status: z.boolean() });
export type StatusOutput = z.infer<typeof statusOutput>;

/** What one's own browser asks about the thing that a page shows. */
export const ownStatusOutput = z.object({ liked: z.boolean(), supervised: z.boolean() });

/** `GET /api/v1/following?sid`: what one follows in a season. */
export const followingOutput = z.object({
  season: seasonRefOutput,
  teams: z.array(ref),
  tournaments: z.array(ref),
  leagues: z.array(ref),
});
export type FollowingOutput = z.infer<typeof followingOutput>;

/** A followed or supervised thing in one line: where it stands, what came last and what comes next. */
export const watched = ref.extend({
  season: seasonRefOutput.nullable(),
  /** Of a team in its league; `lastFive` is oldest first. */
  standing: z
    .object({
      rank: z.int(),
      previousRank: z.int().nullable(),
      outOf: z.int(),
      totalPoints: z.int(),
      gamesPlayed: z.int(),
      lastFive: z.array(outcome),
    })
    .nullable(),
  /** The league that a team plays in. */
  league: ref.nullable(),
  /** First in the table of a league. */
  leader: ref.nullable(),
  last: gameCard.nullable(),
  next: gameCard.nullable(),
});
export type Watched = z.infer<typeof watched>;

/** The teams that a browser keeps in view: those that there still are, in the order in which they were asked for. */
export const watchedTeamsOutput = z.object({ teams: z.array(watched) });
export type WatchedTeamsOutput = z.infer<typeof watchedTeamsOutput>;

/** `GET /api/v1/dashboard` */
export const dashboardOutput = z.object({
  user: z.object({ id: z.int(), username: z.string(), role: memberRole, path: z.string() }),
  supervisor: z.object({
    /** Whether one supervises anything. */
    status: z.boolean(),
    /** The page that others see; null where one supervises nothing. */
    path: z.string().nullable(),
    leagues: z.array(watched),
    tournaments: z.array(watched),
  }),
  /** Of the ongoing season: how many there are, and how many of them one supervises. */
  counts: z.object({
    total_tournaments: z.int(),
    supervised_tournaments: z.int(),
    total_leagues: z.int(),
    supervised_leagues: z.int(),
  }),
  following: z.object({ teams: z.array(watched), leagues: z.array(watched), tournaments: z.array(watched) }),
  changes: z.object({
    /** When the visit before this one ended; null at the first. */
    since: z.string().nullable(),
    /** Latest first, a hundred at most. */
    entries: activityOutput.shape.entries,
    hasMore: z.boolean(),
    /** Up to where this answer has read the log: what `dashboard.visited` is told. */
    upTo: z.string(),
  }),
  /** Results of one's teams that nobody has confirmed and somebody else has entered, latest first. */
  toConfirm: z.array(gameCard),
  /** Disputed results of one's teams and of what one supervises, latest first. */
  disputed: z.array(gameCard),
  /** What one has entered and changed, latest first. */
  recent: z.array(contribution),
});
export type DashboardOutput = z.infer<typeof dashboardOutput>;
