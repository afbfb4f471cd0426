import { setTimeout as pause } from 'node:timers/promises';
import { followRoomInput } from '@rondelle/contracts/community/chat.inputs.ts';
import { changesInput, type LiveChange, longestAbsenceMs, supervisedIn } from '@rondelle/contracts/live.ts';
import { isPrivateTopic } from '@rondelle/contracts/live-topics.ts';
import { DomainError, type DomainErrorCode } from '@rondelle/contracts/errors.ts';
import { tracked, TRPCError } from '@trpc/server';
import type { z } from 'zod';
import { trpcCodes } from '../error-codes.ts';
import { errorText } from '../error-messages.ts';
import { publicProcedure, router } from '../trpc.ts';
import { isOwn } from './followers.ts';
import type { LiveConnection } from './live-connection.ts';
import { roomNews } from './room-news.ts';

type Filter = z.output<typeof changesInput>;
type Following = {
  readonly connection: LiveConnection;
  readonly asked: Filter;
  readonly signal: AbortSignal;
};

const mostOpen = 20;
/** Where it is too much to look up what was missed, all is asked anew, but not by all at once. */
const shedSpreadMs = 5_000;
/** Whoever has not taken so much yet is told of further changes when they have. */
const mostWaitingBytes = 64 * 1024;

/** What the hub calls a topic: private channels are other names for what only some may follow. */
const hubTopic = (topic: string, { grant }: LiveConnection): string => {
  const [own] = /^(?:member|chat):/.exec(topic) ?? [];
  if (own) return `${own}${grant?.memberId ?? ''}`;
  const supervised = supervisedIn(topic);
  return supervised ? `${supervised.kind}:${supervised.id}` : topic;
};

const assertGranted = ({ connection, asked }: Following): void => {
  const wanted = asked.topics.filter(isPrivateTopic);
  if (wanted.length > 0 && !connection.grant) throw new DomainError('session/required');
  if (!wanted.every((topic) => connection.grant?.channels.includes(topic)))
    throw new DomainError('permission/denied');
};

/**
 * What changed of these topics while nobody listened; null: any of it. Ranks of teams move with games of others, and no
 * log says whom a member follows, nor what was decided of suspicious changes.
 */
const isAmong = (changed: ReadonlySet<string> | null, topic: string): boolean =>
  changed === null ||
  changed.has(topic) ||
  topic === 'moderation' ||
  isOwn(topic) ||
  (topic.startsWith('team:') && [...changed].some((one) => one.startsWith('league:')));

const missedIn = async (
  { connection, asked, signal }: Following,
  topics: readonly string[],
): Promise<[topics: readonly string[], spreadMs: number]> => {
  const { lastEventId, after, forMs } = asked;
  const from = lastEventId ?? after;
  if (from === undefined && (forMs === undefined || !connection.hub.heardWithin(forMs + 500))) return [[], 0];
  if (from === undefined && (forMs ?? 0) > longestAbsenceMs) return [topics, 0];
  const since = from === undefined ? { forMs: forMs ?? 0 } : { after: from };
  const changed = await connection.missed(since, signal);
  if (changed === 'shed') return [topics, shedSpreadMs];
  return [topics.filter((topic) => isAmong(changed, topic)), 0];
};

/** Waits until the other end has taken what it was sent; meanwhile changes gather, each topic once. */
const untilTaken = async ({ connection, signal }: Following): Promise<void> => {
  while (connection.waitingBytes() > mostWaitingBytes) await pause(100, undefined, { signal });
};

/** What is refused once a subscription runs passes no procedure any more that would word it. */
const refusal = (code: DomainErrorCode, { asked }: Following): TRPCError =>
  new TRPCError({
    code: trpcCodes[code],
    message: errorText(code, asked.lang),
    cause: new DomainError(code),
  });

/** Also long after the ticket was given: who supervises no longer, or lost a role, is told no more. */
const assertAllowed = async (following: Following): Promise<void> => {
  const channels = following.asked.topics.filter(isPrivateTopic);
  const refused = channels.length > 0 && (await following.connection.refusalOf(channels));
  if (refused) throw refusal(refused, following);
};

/** The listener is there before the backlog is read: what happens between is told twice rather than not at all. */
async function* changesFor(following: Following) {
  const { connection, asked, signal } = following;
  // Many may be asked for at once: counted where they begin, none slips by.
  if (connection.open >= mostOpen) throw refusal('request/too-many', following);
  const names = new Map(asked.topics.map((topic) => [hubTopic(topic, connection), topic]));
  const watch = connection.hub.watch([...names.keys()]);
  connection.open += 1;
  const say = (topics: readonly string[], spreadMs: number) => {
    const position = connection.hub.position();
    if (topics.length > 0) connection.tally.hints += 1;
    const named = topics.map((topic) => names.get(topic) ?? topic);
    return tracked(position, { topics: named, position, spreadMs } satisfies LiveChange);
  };
  try {
    yield say(...(await missedIn(following, [...names.keys()])));
    for (;;) {
      await watch.next(signal);
      await untilTaken(following);
      await assertAllowed(following);
      const { topics, spreadMs } = watch.take();
      yield say(topics, spreadMs);
    }
  } catch (error) {
    if (!signal.aborted) throw error;
  } finally {
    watch.stop();
    connection.open -= 1;
  }
}

export const liveRouter = router({
  /** Says when something of the topics has changed, never what: whoever hears it asks again. Over WebSocket only. */
  changes: publicProcedure.input(changesInput).subscription(async ({ ctx, input, signal }) => {
    if (!ctx.live || !signal) throw new DomainError('request/invalid');
    const following = { connection: ctx.live, asked: input, signal };
    ctx.live.hear();
    assertGranted(following);
    await assertAllowed(following);
    return changesFor(following);
  }),
  /** All that is said and done in a room of the chat, after a change that is known. Over WebSocket only. */
  room: publicProcedure.input(followRoomInput).subscription(({ ctx, input, signal }) => {
    if (!ctx.live || !signal) throw new DomainError('request/invalid');
    ctx.live.hear();
    return roomNews(ctx.live, input, signal);
  }),
});
