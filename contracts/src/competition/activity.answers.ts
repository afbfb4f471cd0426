import { z } from 'zod';
import { streamKinds } from '../log/streams.ts';
import { actorAnswer, seasonRefAnswer } from './answers.ts';
import { eventTypes } from './events.ts';
import { reason } from './vocabulary.ts';

export const activity = z.object({
  position: z.string(),
  /** The event's type. */
  action: z.string(),
  kind: z.enum(streamKinds),
  /** What it happened to; without a name where there is none, without a path where there is no page. */
  subject: z.object({ id: z.int(), name: z.string().nullable(), path: z.string().nullable() }),
  actor: actorAnswer,
  source: z.string(),
  reason: reason.nullable(),
  recordedAt: z.string(),
});
export type Activity = z.infer<typeof activity>;

/** `GET /api/v1/activity`, latest first. */
export const activityAnswer = z.object({
  season: seasonRefAnswer,
  kind: z.enum(streamKinds).nullable(),
  action: z.enum(eventTypes).nullable(),
  /** Whose changes alone are shown. */
  member: z.object({ id: z.int(), username: z.string(), path: z.string() }).nullable(),
  entries: z.array(activity),
  /** What to ask `before` for what is older; null at the end. */
  older: z.string().nullable(),
});
export type ActivityAnswer = z.infer<typeof activityAnswer>;
