import { followRoomInput } from '@rondelle/contracts/community/chat.inputs.ts';
import { changesInput, type LiveChange, longestAbsenceMs } from '@rondelle/contracts/live.ts';
import { isPrivateTopic } from '@rondelle/contracts/live-topics.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { tracked } from '@trpc/server';
import type { z } from 'zod';
import { publicProcedure, router } from '../trpc/trpc.ts';
import { isOwn } from './followers.ts';
import { hubTopic } from './hub-topic.ts';
import type { LiveConnection } from './live-connection.ts';
import { roomNews } from './room-news.ts';
import { subscriptionError } from './subscription-error.ts';
import { waitUntilRead } from './unread-bytes.ts';

type ChangesInput = z.output<typeof changesInput>;
type Following = {
  readonly connection: LiveConnection;
  readonly input: ChangesInput;
  readonly signal: AbortSignal;
};

const mostOpen = 20;
/** When missed changes can't be looked up, clients refetch everything, spread over this time. */
const shedSpreadMs = 5_000;

const assertGranted = ({ connection, input: query }: Following): void => {
  const wanted = query.topics.filter(isPrivateTopic);
  if (wanted.length > 0 && !connection.grant) throw new DomainError('session/required');
  if (!wanted.every((topic) => connection.grant?.channels.includes(topic)))
    throw new DomainError('permission/denied');
};

/**
 * Returns whether a topic may have changed while the client was away; `changed` is null when any may have. Ranks of a
 * team change with other teams' games, and the log has no changes of members' own topics or of moderation.
 */
const isAmong = (changed: ReadonlySet<string> | null, topic: string): boolean =>
  changed === null ||
  changed.has(topic) ||
  topic === 'moderation' ||
  isOwn(topic) ||
  (topic.startsWith('team:') && [...changed].some((one) => one.startsWith('league:')));

const missedIn = async (
  { connection, input: query, signal }: Following,
  topics: readonly string[],
): Promise<[topics: readonly string[], spreadMs: number]> => {
  const { lastEventId, after, forMs } = query;
  const from = lastEventId ?? after;
  if (from === undefined && (forMs === undefined || !connection.hub.heardWithin(forMs + 500))) return [[], 0];
  if (from === undefined && (forMs ?? 0) > longestAbsenceMs) return [topics, 0];
  const since = from === undefined ? { forMs: forMs ?? 0 } : { after: from };
  const changed = await connection.missed(since, signal);
  if (changed === 'shed') return [topics, shedSpreadMs];
  return [topics.filter((topic) => isAmong(changed, topic)), 0];
};

/**
 * Checks access before each change is sent, and after it happened: a member may have lost the role, the supervision or
 * the session since the ticket was issued.
 */
const assertAllowed = async (following: Following): Promise<void> => {
  const channels = following.input.topics.filter(isPrivateTopic);
  const refused = channels.length > 0 && (await following.connection.channelErrorOf(channels));
  if (refused) throw subscriptionError(refused, following.input.lang);
};

/** Watches before it reads missed changes, so that a change in between is sent twice rather than lost. */
async function* changesFor(following: Following) {
  const { connection, input: query, signal } = following;
  // One message may open many subscriptions, so the limit is checked when each one starts.
  if (connection.open >= mostOpen) throw subscriptionError('request/too-many', query.lang);
  const names = new Map(query.topics.map((topic) => [hubTopic(topic, connection.grant?.memberId), topic]));
  const watch = connection.hub.watch([...names.keys()]);
  connection.open += 1;
  const trackedChange = (topics: readonly string[], spreadMs: number, heardBy?: string) => {
    const position = connection.hub.position();
    if (topics.length > 0) connection.tally.hints += 1;
    const named = topics.map((topic) => names.get(topic) ?? topic);
    return tracked(position, {
      topics: named,
      position,
      spreadMs,
      ...(heardBy && { heardBy }),
    } satisfies LiveChange);
  };
  try {
    const missed = await missedIn(following, [...names.keys()]);
    await assertAllowed(following);
    yield trackedChange(...missed);
    for (;;) {
      await watch.next(signal);
      // Changes collect meanwhile, each topic once.
      await waitUntilRead(connection.waitingBytes, signal);
      const { topics, spreadMs } = watch.take();
      await assertAllowed(following);
      yield trackedChange(topics, spreadMs, connection.hub.gateway);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    watch.stop();
    connection.open -= 1;
  }
}

export const liveRouter = router({
  /** Sends the names of changed topics, without data; clients query again. WebSocket only. */
  changes: publicProcedure.input(changesInput).subscription(async ({ ctx, input, signal }) => {
    if (!ctx.live || !signal) throw new DomainError('request/invalid');
    const following = { connection: ctx.live, input, signal };
    ctx.live.hear();
    assertGranted(following);
    await assertAllowed(following);
    return changesFor(following);
  }),
  /** Sends messages and presence of a chat room after a change. WebSocket only. */
  room: publicProcedure.input(followRoomInput).subscription(({ ctx, input, signal }) => {
    if (!ctx.live || !signal) throw new DomainError('request/invalid');
    ctx.live.hear();
    return roomNews(ctx.live, input, signal);
  }),
});
