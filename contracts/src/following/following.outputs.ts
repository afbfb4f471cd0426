import { z } from 'zod';
import { chancesOfGame } from '../competition/forecast.outputs.ts';
import { gameCard, outcome, ref, seasonRefOutput, standing } from '../competition/outputs.ts';
import { activityOutput } from '../competition/activity.outputs.ts';
import { contribution } from '../membership/member.outputs.ts';
import { memberRole } from '../membership/member-role.ts';
import { supervisionStates } from '../membership/permissions.ts';

/** True when the member follows, or supervises, the entity. */
export const statusOutput = z.object({ status: z.boolean() }).meta({ id: 'Status' });
export type StatusOutput = z.infer<typeof statusOutput>;

/** The member's own relation to the entity of a page. */
export const ownStatusOutput = z.object({
  liked: z.boolean(),
  supervised: z.boolean(),
  /** Waits to be accepted among its supervisors. */
  waits: z.boolean(),
  /** May accept others among its supervisors. */
  mayAccept: z.boolean(),
});

/** `GET /api/v1/following?sid`: what the member follows in a season. */
export const followingOutput = z.object({
  season: seasonRefOutput,
  teams: z.array(ref),
  tournaments: z.array(ref),
  leagues: z.array(ref),
});
followingOutput.register(z.globalRegistry, { id: 'Following' });
export type FollowingOutput = z.infer<typeof followingOutput>;

/** A followed or supervised entity: rank, last game and next game. */
export const watched = ref.extend({
  season: seasonRefOutput.nullable(),
  /** Only for a team in a league; `lastFive` is oldest first. */
  standing: z
    .object({
      rank: z.int(),
      previousRank: z.int().nullable(),
      outOf: z.int(),
      totalPoints: z.int(),
      gamesPlayed: z.int(),
      wins: z.int(),
      losses: z.int(),
      ties: z.int(),
      /** Losses in overtime or a shoot-out, which `losses` leaves out. */
      overtimeLosses: z.int(),
      /** Its games of the league from today on, and postponed ones. */
      gamesToCome: z.int(),
      lastFive: z.array(outcome),
    })
    .nullable(),
  /** A team's last five games of all competitions, oldest first; empty for other entities. */
  form: z.array(outcome),
  /** The team's league. */
  league: ref.nullable(),
  /** The league's first-place team. */
  leader: ref.nullable(),
  last: gameCard.nullable(),
  next: gameCard.nullable(),
  /** Chances in the team's `next` game; null without a forecast. */
  chances: chancesOfGame.nullable(),
});
watched.register(z.globalRegistry, { id: 'Watched' });
export type Watched = z.infer<typeof watched>;

const watchedTeam = watched.extend({
  /**
   * The team's row in its league's table, with the rows just above and below; empty without a table. Responses that
   * older versions stored, or send during an upgrade, lack it.
   */
  around: z.array(standing).optional(),
});
export type WatchedTeam = z.infer<typeof watchedTeam>;

/** The remembered teams that still exist, in the order of the request. */
export const watchedTeamsOutput = z.object({ teams: z.array(watchedTeam) });
export type WatchedTeamsOutput = z.infer<typeof watchedTeamsOutput>;

/** `GET /api/v1/dashboard` */
export const dashboardOutput = z.object({
  user: z.object({ id: z.int(), username: z.string(), role: memberRole, path: z.string() }),
  supervisor: z.object({
    /** True when the member supervises any league or tournament. */
    status: z.boolean(),
    /** The member's highest relation to any league or tournament. */
    standing: z.enum(supervisionStates),
    /** Leagues and tournaments where the member waits to be accepted. */
    waiting: z.array(ref),
    /** The member's public supervisor page; null when they supervise nothing. */
    path: z.string().nullable(),
    leagues: z.array(watched),
    tournaments: z.array(watched),
  }),
  /** Counts for the ongoing season: all, and those the member supervises. */
  counts: z.object({
    total_tournaments: z.int(),
    supervised_tournaments: z.int(),
    total_leagues: z.int(),
    supervised_leagues: z.int(),
  }),
  following: z.object({ teams: z.array(watched), leagues: z.array(watched), tournaments: z.array(watched) }),
  changes: z.object({
    /** End of the previous visit; null on the first visit. */
    since: z.string().nullable(),
    /** Latest first, a hundred at most. */
    entries: activityOutput.shape.entries,
    hasMore: z.boolean(),
    /** Log position that the response covers; the client sends it to `dashboard.visited`. */
    upTo: z.string(),
  }),
  /** Unconfirmed results of the member's teams that somebody else entered, latest first. */
  toConfirm: z.array(gameCard),
  /** Disputed results of the member's teams and of supervised competitions, latest first. */
  disputed: z.array(
    gameCard.extend({
      /**
       * True when the member may confirm it: somebody else's result, in a supervised competition or disputed by the
       * member.
       */
      mayConfirm: z.boolean(),
    }),
  ),
  /** The member's own recent changes, latest first. */
  recent: z.array(contribution),
});
dashboardOutput.register(z.globalRegistry, { id: 'Dashboard' });
export type DashboardOutput = z.infer<typeof dashboardOutput>;
