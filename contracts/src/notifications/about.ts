import { z } from 'zod';
import { leagueEvents } from '../competition/competition.events.ts';
import { entityId } from '../competition/vocabulary.ts';
import { streamKinds } from '../log/streams.ts';
import { supervisedKinds } from '../supervision/supervision.inputs.ts';

const score = z.object({ home: z.int(), away: z.int() });

/** The facts of a game notification: ids, numbers and codes. The text is made when it is read. */
export const aboutGame = z.object({
  of: z.literal('game'),
  gameId: entityId,
  seasonId: entityId,
  leagueId: entityId.nullable(),
  tournamentId: entityId.nullable(),
  categoryId: entityId,
  homeTeamId: entityId,
  awayTeamId: entityId,
  action: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  score: score.nullable(),
  /** The score before a correction. */
  before: score.nullable(),
  /** How the game was decided: `regulation`, `overtime` or `shootout`. */
  decidedIn: z.string().nullable(),
  forfeitedBy: z.string().nullable(),
  /** The side that scored, for a goal. */
  scoredBy: z.enum(['home', 'away']).nullable(),
});
export type AboutGame = z.infer<typeof aboutGame>;

export const aboutRank = z.object({
  of: z.literal('rank'),
  seasonId: entityId,
  leagueId: entityId,
  teamId: entityId,
  from: z.int(),
  to: z.int(),
  outOf: z.int(),
});
export type AboutRank = z.infer<typeof aboutRank>;

/** A team that withdrew from a league, with the treatment of its games; `treatment` is null when it is back. */
export const aboutWithdrawal = z.object({
  of: z.literal('withdrawal'),
  seasonId: entityId,
  leagueId: entityId,
  teamId: entityId,
  treatment: leagueEvents.TeamWithdrewFromLeague.shape.treatment.nullable(),
});
export type AboutWithdrawal = z.infer<typeof aboutWithdrawal>;

/** A forum post or a chat message. */
export const aboutPost = z.object({
  of: z.enum(['post', 'message']),
  /** Id of the topic or the room. */
  inId: entityId,
  id: entityId,
  /** Member number; the name is looked up. */
  authorNumber: entityId,
});
export type AboutPost = z.infer<typeof aboutPost>;

/** A request to supervise a league or tournament, or the verdict on one. */
export const aboutSupervision = z.object({
  of: z.literal('supervision'),
  step: z.enum(['asked', 'accepted', 'declined']),
  kind: z.enum(supervisedKinds),
  id: entityId,
  /** Number of the member who requests it; the name is looked up. Null for a verdict. */
  memberNumber: entityId.nullable(),
});
export type AboutSupervision = z.infer<typeof aboutSupervision>;

/** Decisions on a member's held changes that belong to one action. */
export const aboutHeld = z.object({
  of: z.literal('held'),
  accepted: z.int(),
  declined: z.int(),
  /** Subject of the first of them; its name is looked up. */
  kind: z.enum(streamKinds),
  id: entityId,
  seasonId: entityId.nullable(),
});
export type AboutHeld = z.infer<typeof aboutHeld>;

/** A member's change that waits for a second person. */
export const aboutToReview = z.object({
  of: z.literal('toReview'),
  /** Number of the member who proposes it; the name is looked up. */
  memberNumber: entityId,
  /** Subject of the change; its name is looked up. */
  kind: z.enum(streamKinds),
  id: entityId,
  seasonId: entityId.nullable(),
});
export type AboutToReview = z.infer<typeof aboutToReview>;

/** A test push that an administrator sends to their own devices. */
export const aboutTest = z.object({ of: z.literal('test') });

export const about = z.discriminatedUnion('of', [
  aboutGame,
  aboutRank,
  aboutWithdrawal,
  aboutPost,
  aboutSupervision,
  aboutHeld,
  aboutToReview,
  aboutTest,
]);
export type About = z.infer<typeof about>;
