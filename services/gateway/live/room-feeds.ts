import { roomTopic } from '@rondelle/contracts/community/chat.ts';
import { stillFollowing } from '@rondelle/community/chat/access.ts';
import { latestChanges, messagesAfter, roomChange } from '@rondelle/community/chat/read-messages.ts';
import type { MessageRow } from '@rondelle/community/chat/message-rows.ts';
import { type Here, peopleIn } from '@rondelle/community/chat/presence.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { createAccessChecks, type Followed } from './access-checks.ts';
import type { LiveHub } from './live-hub.ts';

/** Batches messages that arrive within this time, in ms. */
const gatherMs = 25;
/** Most messages in memory; a follower further behind reads from the database. */
const mostBuffered = 300;
/** Interval in ms at which lost hints are detected, and revoked access while there is no news. */
const sweepMs = 700;
/** Number of sweeps between two reads of the members present; a read finds who left silently. */
const hereEvery = 20;

export type RoomFollower = Followed & {
  readonly memberId: string;
  /** Called when there is news, or when access was revoked. */
  readonly wake: () => void;
  isRefused: boolean;
};
export type RoomFeed = {
  /** The messages after a change; null when they are no longer in memory. */
  readonly after: (change: number) => readonly MessageRow[] | null;
  readonly change: () => number;
  /** The last change that erased messages. */
  readonly wipe: () => number;
  /** The visible people; version 0 before the first read. */
  readonly here: () => { readonly version: number; readonly people: Here };
};
export type RoomFeeds = {
  readonly follow: (follower: RoomFollower) => { readonly feed: RoomFeed; readonly stop: () => void };
  readonly readAfter: (chatid: number, change: number) => Promise<readonly MessageRow[]>;
  /** Returns whether the follower may get rows read before this call. */
  readonly mayFollow: (follower: Followed) => Promise<boolean>;
  /** The latest change of a room. */
  readonly changeOf: (chatid: number) => Promise<number>;
  readonly db: Db;
  readonly stop: () => void;
};
type Options = { readonly db: Db; readonly hub: LiveHub; readonly onError: (error: unknown) => void };

const mostRead = 200;

const sameHere = (one: Here, other: Here): boolean => JSON.stringify(one) === JSON.stringify(other);

/** The feed of one room; reads each change once for all its followers on this gateway. */
const createFeed = (chatid: number, { db, hub, onError }: Options) => {
  const followers = new Set<RoomFollower>();
  const watch = hub.watch([roomTopic(chatid)]);
  const ended = new AbortController();
  let buffered: readonly MessageRow[] = [];
  let bufferedFrom = 0;
  let last = 0;
  let wipe = 0;
  let people: Here = [];
  let version = 0;
  let reading: Promise<void> | null = null;
  let isStale = false;
  let isBegun = false;

  const take = (rows: readonly MessageRow[]) => {
    const seqs = new Set(rows.map(({ seq }) => seq));
    // A changed message replaces its earlier version.
    buffered = [...buffered.filter(({ seq }) => !seqs.has(seq)), ...rows];
    last = Number(rows.at(-1)?.change ?? last);
    const dropped = buffered.length - mostBuffered;
    if (dropped <= 0) return;
    bufferedFrom = Number(buffered[dropped - 1]?.change ?? bufferedFrom);
    buffered = buffered.slice(dropped);
  };
  const readOnce = async () => {
    // Reads the counter first, so that the following query returns every change that it counts.
    const room = await roomChange(db, chatid);
    // Starts at the room's current change. Earlier followers read the messages before it from the database.
    if (!isBegun) [bufferedFrom, last, wipe, isBegun] = [room.change, room.change, room.wipe, true];
    const rows = await messagesAfter(db, chatid, last, mostRead);
    take(rows);
    const isWiped = room.wipe > wipe && room.wipe > bufferedFrom;
    wipe = Math.max(wipe, room.wipe);
    // Drops erased messages, so that no follower gets them.
    if (isWiped) [buffered, bufferedFrom] = [[], last];
    if (rows.length < mostRead) last = Math.max(last, room.change);
    const now = await peopleIn(db, chatid);
    const isOther = version === 0 || !sameHere(now, people);
    if (isOther) {
      people = now;
      version += 1;
    }
    if (rows.length > 0 || isOther || isWiped) for (const { wake } of followers) wake();
    if (rows.length === mostRead) isStale = true;
  };
  const read = (): Promise<void> => {
    isStale = true;
    reading ??= (async () => {
      while (isStale) {
        isStale = false;
        await readOnce().catch(onError);
        await new Promise((resolve) => setTimeout(resolve, gatherMs));
      }
    })().finally(() => {
      reading = null;
    });
    return reading;
  };
  const listen = async () => {
    for (;;) {
      await watch.next(ended.signal);
      watch.take();
      void read();
    }
  };
  listen().catch(() => undefined);
  return {
    followers,
    read,
    after: (change: number) =>
      !isBegun || change < bufferedFrom ? null : buffered.filter((row) => Number(row.change) > change),
    change: () => (isBegun ? last : 0),
    wipe: () => wipe,
    here: () => ({ version, people }),
    end: () => {
      ended.abort();
      watch.stop();
    },
  };
};

/** The feeds of all rooms that are followed on this gateway. */
export const createRoomFeeds = (options: Options): RoomFeeds => {
  const { db, onError } = options;
  const feeds = new Map<number, ReturnType<typeof createFeed>>();
  const access = createAccessChecks({
    stillFollowing: (followed) => stillFollowing(db, followed),
    onError,
    retryMs: sweepMs,
  });
  let sweeps = 0;

  const refuse = async () => {
    const all = [...feeds.values()].flatMap(({ followers }) => [...followers]);
    if (all.length === 0) return;
    const may = await stillFollowing(db, all);
    for (const follower of all) {
      if (may.has(`${follower.sessionId} ${follower.chatid}`)) continue;
      follower.isRefused = true;
      follower.wake();
    }
  };
  const heal = async () => {
    const latest = await latestChanges(db, [...feeds.keys()]);
    for (const [chatid, feed] of feeds)
      if (sweeps % hereEvery === 0 || feed.here().version === 0 || (latest.get(chatid) ?? 0) > feed.change())
        void feed.read();
  };
  const sweep = async () => {
    if (feeds.size === 0) return;
    sweeps += 1;
    await refuse();
    await heal();
  };
  let isSweeping = false;
  const timer = setInterval(() => {
    if (isSweeping) return;
    isSweeping = true;
    sweep()
      .catch(onError)
      .finally(() => {
        isSweeping = false;
      });
  }, sweepMs);
  timer.unref();

  return {
    db,
    changeOf: async (chatid) => (await latestChanges(db, [chatid])).get(chatid) ?? 0,
    mayFollow: access.check,
    readAfter: (chatid, change) => messagesAfter(db, chatid, change, mostRead),
    follow: (follower) => {
      const { chatid } = follower;
      const feed = feeds.get(chatid) ?? createFeed(chatid, options);
      if (!feeds.has(chatid)) {
        feeds.set(chatid, feed);
        void feed.read();
      }
      feed.followers.add(follower);
      return {
        feed,
        stop: () => {
          feed.followers.delete(follower);
          if (feed.followers.size > 0 || feeds.get(chatid) !== feed) return;
          feeds.delete(chatid);
          feed.end();
        },
      };
    },
    stop: () => {
      clearInterval(timer);
      access.stop();
      for (const feed of feeds.values()) feed.end();
      feeds.clear();
    },
  };
};
