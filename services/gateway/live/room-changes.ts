import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { roomTopic } from '@rondelle/contracts/community/chat.ts';
import type { ChangedTopic } from '@rondelle/contracts/subjects.ts';
import type { MessageRow } from '@rondelle/community/chat/message-rows.ts';
import { beGone, bePresent, type Here } from '@rondelle/community/chat/presence.ts';
import type { RoomFeeds, RoomFollower } from './room-feeds.ts';

const mostWaitingBytes = 64 * 1024;
const presentEveryMs = 20_000;

/** Who follows a room, and over what. */
export type RoomListener = {
  readonly rooms: RoomFeeds;
  readonly sessionId: string;
  readonly memberId: string;
  /** Their public number: what is held is shown to who wrote it. */
  readonly number: number;
  readonly waitingBytes: () => number;
  readonly notify: ((topic: ChangedTopic) => void) | undefined;
};
export type RoomChange = {
  readonly rows: readonly MessageRow[];
  readonly change: number;
  /** Messages have gone for good: what is shown has to be read again. */
  readonly isWiped: boolean;
  /** Who is there; null where it is as it was. */
  readonly here: Here | null;
};

/** Woken between two waits, nobody waits. */
const createWaiting = (signal: AbortSignal) => {
  let woken = false;
  let resolveWait: (() => void) | null = null;
  const wake = () => {
    woken = true;
    resolveWait?.();
  };
  signal.addEventListener('abort', wake);
  return {
    wake,
    wait: async () => {
      if (!woken) {
        const { promise, resolve } = Promise.withResolvers<void>();
        resolveWait = resolve;
        await promise;
      }
      [woken, resolveWait] = [signal.aborted, null];
    },
  };
};

/** Notes that the member looks at the room as long as the line is open, and tells the others. */
const keepPresent = ({ rooms, memberId, notify }: RoomListener, chatid: number) => {
  const presence = { chatid, memberId, connectionId: randomUUID() };
  const note = () => bePresent(rooms.db, presence).catch(() => undefined);
  const tell = () => notify?.(roomTopic(chatid));
  const first = note().then(tell);
  const timer = setInterval(() => void note(), presentEveryMs);
  return () => {
    clearInterval(timer);
    // Not before it was noted.
    void first.then(() => beGone(rooms.db, presence)).then(tell, () => undefined);
  };
};

/**
 * What happens in a room after a change: in order, each change once. The listener is there before the backlog is read;
 * ends with null where the member may not follow any longer.
 */
export async function* roomChanges(
  listener: RoomListener,
  chatid: number,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<RoomChange | null> {
  const { rooms, sessionId, memberId, number, waitingBytes } = listener;
  const { wake, wait } = createWaiting(signal);
  const follower: RoomFollower = { sessionId, memberId, chatid, wake, isRefused: false };
  const { feed, stop } = rooms.follow(follower);
  const leave = keepPresent(listener, chatid);
  let cursor = after;
  let seenWipe = after;
  let seenHere = -1;
  try {
    for (;;) {
      if (signal.aborted) return;
      if (follower.isRefused) return yield null;
      const known = feed.change();
      const wipe = feed.wipe();
      const isWiped = wipe > seenWipe;
      const rows = feed.after(cursor) ?? (await rooms.readAfter(chatid, cursor));
      cursor = Math.max(cursor, Number(rows.at(-1)?.change ?? known));
      const { version, people } = feed.here();
      const isOther = version !== seenHere;
      if (rows.length === 0 && !isOther && !isWiped) {
        await wait();
        continue;
      }
      seenHere = version;
      seenWipe = Math.max(seenWipe, wipe);
      const shown = rows.filter((row) => row.state !== 'held' || row.number === number);
      yield { rows: shown, change: cursor, isWiped, here: isOther ? people : null };
      // Whoever does not take what they are sent is told of the rest together.
      while (waitingBytes() > mostWaitingBytes) await pause(100, undefined, { signal });
    }
  } finally {
    stop();
    leave();
  }
}
