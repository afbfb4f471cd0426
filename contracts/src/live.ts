import { z } from 'zod';
import { entityId, language, position } from './competition/vocabulary.ts';
import { mostTopicsFollowed, privateTopic } from './live-topics.ts';
import type { Position } from './log/event.ts';

/**
 * Public topics: a season or an entity in it, a channel of the activity log, a forum topic, or what all pages share.
 */
const openTopic =
  /^(?:(?:season|league|team|game|tournament|topic):[1-9]\d{0,8}|log:(?:game|team|tournament)|catalogue|forum)$/;

const channel = z.string().regex(privateTopic);

/** After a longer absence the client must load everything again. */
export const longestAbsenceMs = 86_400_000;

/** Upper bound of `forMs`: ten years. */
const longestOpenMs = 10 * 366 * 86_400_000;

/**
 * Subscribes to topics. `after`: report changes since that position at once. `forMs`: report changes of the last
 * `forMs` milliseconds at once: the age of the oldest data on the page. After a day, everything counts as changed.
 */
export const changesInput = z.object({
  lang: language,
  topics: z
    .array(
      z
        .string()
        .max(60)
        .refine((topic) => openTopic.test(topic) || privateTopic.test(topic)),
    )
    .min(1)
    .max(mostTopicsFollowed),
  after: position.optional(),
  forMs: z.int().min(0).max(longestOpenMs).optional(),
  /** Position of the last change received before the connection was lost. */
  lastEventId: position.nullish(),
});
export type ChangesInput = z.infer<typeof changesInput>;

/**
 * These topics changed: query again, after a random delay of up to `spreadMs`. The first message may have no topics.
 */
export type LiveChange = {
  readonly topics: readonly string[];
  /** Pass it as `after` to resume. */
  readonly position: Position;
  readonly spreadMs: number;
  /**
   * The gateway that heard of the change, by a random id: a query that names it in `heardByHeader` and reaches it need
   * not wait until it knows the change. Absent for changes that were looked up.
   */
  readonly heardBy?: string;
};

/** `POST /broadcasting/auth`: the private channels that a connection wants to follow. */
export const channelsInput = z.object({
  channels: z.array(channel).min(1).max(mostTopicsFollowed),
  /** Skips forbidden channels instead of refusing the request; without a session the ticket is null. */
  ifAllowed: z.boolean().default(false),
});
/** A single-use, short-lived ticket; null when no channel is allowed. */
export type TicketOutput = { readonly ticket: string | null; readonly expiresInSeconds: number };

export const ticketPattern = /^[\w-]{43}$/;
/** Parameters of a new WebSocket connection. */
export const connectionParams = z.object({ ticket: z.string().regex(ticketPattern).optional() });

/** Parses `supervision:league-12` to the league 12; null for other topics. */
export const supervisedIn = (topic: string): { kind: 'league' | 'tournament'; id: number } | null => {
  const match = /^supervision:(league|tournament)-(\d+)$/.exec(topic);
  return match
    ? { kind: match[1] === 'league' ? 'league' : 'tournament', id: entityId.parse(Number(match[2])) }
    : null;
};
