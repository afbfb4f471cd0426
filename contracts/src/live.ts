import { z } from 'zod';
import { entityId, language, position } from './competition/vocabulary.ts';
import { mostTopicsFollowed, privateTopic } from './live-topics.ts';
import type { Position } from './log/event.ts';

/** What anybody may follow: a season, a thing in it, a channel of the activity log, a topic of the forum, or what all pages share. */
const openTopic =
  /^(?:(?:season|league|team|game|tournament|topic):[1-9]\d{0,8}|log:(?:game|team|tournament)|catalogue|forum)$/;

const channel = z.string().regex(privateTopic);

/** What is older is asked for anew, whatever has happened. */
export const longestAbsenceMs = 86_400_000;

/** No tab stays open longer than ten years. */
const longestOpenMs = 10 * 366 * 86_400_000;

/**
 * Follow these topics. `after`: tell at once what has changed since that position; `forMs`: or since so many
 * milliseconds ago, which is how old the oldest of what is shown is; after a day, anything may have.
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
  /** Of the last change that was received before the connection was lost. */
  lastEventId: position.nullish(),
});
export type ChangesInput = z.infer<typeof changesInput>;

/** These topics changed: ask again, within `spreadMs` where many were told the same. The first one may name none. */
export type LiveChange = {
  readonly topics: readonly string[];
  /** To go on after. */
  readonly position: Position;
  readonly spreadMs: number;
};

/** `POST /broadcasting/auth`: the private channels that a connection is to follow. */
export const channelsInput = z.object({
  channels: z.array(channel).min(1).max(mostTopicsFollowed),
  /** Leaves out those that may not be followed, instead of refusing them all; without a session, none is given. */
  ifAllowed: z.boolean().default(false),
});
/** Serves one connection, and only for a moment; null for who may follow nothing. */
export type TicketOutput = { readonly ticket: string | null; readonly expiresInSeconds: number };

export const ticketPattern = /^[\w-]{43}$/;
/** What a connection may present when it is opened. */
export const connectionParams = z.object({ ticket: z.string().regex(ticketPattern).optional() });

/** `supervision:league-12` → the league 12. */
export const supervisedIn = (topic: string): { kind: 'league' | 'tournament'; id: number } | null => {
  const match = /^supervision:(league|tournament)-(\d+)$/.exec(topic);
  return match
    ? { kind: match[1] === 'league' ? 'league' : 'tournament', id: entityId.parse(Number(match[2])) }
    : null;
};
