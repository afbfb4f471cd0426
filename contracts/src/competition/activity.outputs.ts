import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { actorOutput, seasonRefOutput } from './outputs.ts';
import { eventTypes } from './events.ts';
import { reason } from './vocabulary.ts';

export const activity = z.object({
  position: z.string(),
  /** The event's type. */
  action: z.string(),
  kind: z.enum(streamKinds),
  /** What it happened to; without a name where there is none, without a path where there is no page. */
  subject: z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() }),
  actor: actorOutput,
  source: z.string(),
  reason: reason.nullable(),
  recordedAt: z.string(),
});
export type Activity = z.infer<typeof activity>;

/** `GET /api/v1/activity`, latest first. */
export const activityOutput = z.object({
  season: seasonRefOutput,
  kind: z.enum(streamKinds).nullable(),
  action: z.enum(eventTypes).nullable(),
  /** Whose changes alone are shown. */
  member: z.object({ id: z.int(), username: z.string(), path: z.string() }).nullable(),
  entries: z.array(activity),
  /** What to ask `before` for what is older; null at the end. */
  older: z.string().nullable(),
});
export type ActivityOutput = z.infer<typeof activityOutput>;
