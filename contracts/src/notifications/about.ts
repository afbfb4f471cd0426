import { z } from 'zod';
import { entityId } from '../competition/vocabulary.ts';

const score = z.object({ home: z.int(), away: z.int() });

/** A game as it was told: ids, numbers and codes, for words that are made later. */
export const aboutGame = z.object({
  of: z.literal('game'),
  gameId: entityId,
  seasonId: entityId,
  leagueId: entityId.nullable(),
  tournamentId: entityId.nullable(),
  categoryId: entityId,
  homeTeamId: entityId,
  awayTeamId: entityId,
  /** The event's type. */
  action: z.string(),
  date: z.string(),
  time: z.string().nullable(),
  score: score.nullable(),
  /** Of a correction: what stood before. */
  before: score.nullable(),
  /** Of a forfeit, a shoot-out, overtime. */
  decidedIn: z.string().nullable(),
  forfeitedBy: z.string().nullable(),
  /** Of a goal, by which side. */
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

/** Something that somebody wrote: in the forum, or in a room of the chat. */
export const aboutPost = z.object({
  of: z.enum(['post', 'message']),
  /** The topic, or the room. */
  inId: entityId,
  id: entityId,
  /** By number; the name is looked up. */
  authorNumber: entityId,
});
export type AboutPost = z.infer<typeof aboutPost>;

/** Nothing: sent by an administrator to their own devices, to see that pushes arrive. */
export const aboutTest = z.object({ of: z.literal('test') });

export const about = z.discriminatedUnion('of', [aboutGame, aboutRank, aboutPost, aboutTest]);
export type About = z.infer<typeof about>;
