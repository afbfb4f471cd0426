import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { actorOutput, seasonRefOutput } from './outputs.ts';
import { eventTypes } from './events.ts';
import { reason } from './vocabulary.ts';

export const activity = z.object({
  position: z.string(),
  /** Number of the event in its stream, from 0. */
  revision: z.int(),
  action: z.string(),
  kind: z.enum(streamKinds),
  /** The changed entity; `name` is null when it has none, `path` when it has no page. */
  subject: z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() }),
  /** Its context: the competition of a game, or the team that a change of a league or tournament concerns. */
  about: z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() }).nullable(),
  actor: actorOutput,
  source: z.string(),
  reason: reason.nullable(),
  recordedAt: z.string(),
});
export type Activity = z.infer<typeof activity>;

export const activityOutput = z.object({
  season: seasonRefOutput,
  kind: z.enum(streamKinds).nullable(),
  action: z.enum(eventTypes).nullable(),
  /** Present when the list shows one member's changes only. */
  member: z.object({ id: z.int(), username: z.string(), path: z.string() }).nullable(),
  entries: z.array(activity),
  /** Value of `before` for the next, older page; null on the last page. */
  older: z.string().nullable(),
});
activityOutput.register(z.globalRegistry, { id: 'Activity' });
export type ActivityOutput = z.infer<typeof activityOutput>;
