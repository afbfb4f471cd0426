import { randomUUID } from 'node:crypto';
import { roomTopic } from '@rondelle/contracts/community/chat.ts';
import type { ChangedTopic } from '@rondelle/contracts/subjects.ts';
import type { MessageRow } from '@rondelle/community/chat/message-rows.ts';
import { endPresence, recordPresence, type Here, seenBy } from '@rondelle/community/chat/presence.ts';
import type { RoomFeeds, RoomFollower } from './room-feeds.ts';
import { waitUntilRead } from './unread-bytes.ts';

const presentEveryMs = 20_000;

/** A follower of a room, with their connection. */
export type RoomListener = {
  readonly rooms: RoomFeeds;
  readonly sessionId: string;
  readonly memberId: string;
  /** The member's public number: a held message is visible to its author. */
  readonly number: number;
  readonly username: string;
  readonly waitingBytes: () => number;
  readonly notify: ((topic: ChangedTopic) => void) | undefined;
};
export type RoomChange = {
  readonly rows: readonly MessageRow[];
  readonly change: number;
  /** Messages were erased, so the client must reload the room. */
  readonly isWiped: boolean;
  /** The members present that the listener may see; null when unchanged. */
  readonly here: Here | null;
};

/** Waits for a wake-up call. A call between two waits ends the next one at once. */
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

/** Records the member as present while the connection is open, and notifies the room. */
const trackPresence = ({ rooms, memberId, notify }: RoomListener, chatid: number) => {
  const presence = { chatid, memberId, connectionId: randomUUID() };
  const note = () => recordPresence(rooms.db, presence).catch(() => undefined);
  const notifyRoom = () => notify?.(roomTopic(chatid));
  const first = note().then(notifyRoom);
  const timer = setInterval(() => void note(), presentEveryMs);
  return () => {
    clearInterval(timer);
    // Waits for the first record, because it could otherwise be written after the removal.
    void first.then(() => endPresence(rooms.db, presence)).then(notifyRoom, () => undefined);
  };
};

/**
 * Yields the changes of a room after change number `after`, in order and each once. Follows the room before it reads
 * earlier changes, so that none is lost. When the member loses access, yields null and ends.
 */
export async function* roomChanges(
  listener: RoomListener,
  chatid: number,
  after: number,
  signal: AbortSignal,
): AsyncGenerator<RoomChange | null> {
  const { rooms, sessionId, memberId, number, username, waitingBytes } = listener;
  const { wake, wait } = createWaiting(signal);
  const follower: RoomFollower = { sessionId, memberId, chatid, wake, isRefused: false };
  const { feed, stop } = rooms.follow(follower);
  const leave = trackPresence(listener, chatid);
  let cursor = after;
  let seenWipe = after;
  let seenVersion = 0;
  let seenHere = '';
  try {
    for (;;) {
      if (signal.aborted) return;
      if (follower.isRefused) return yield null;
      const { version, people } = feed.here();
      if (version === 0) {
        // The feed has not been read yet. Its first read wakes this follower.
        await wait();
        continue;
      }
      const known = feed.change();
      const wipe = feed.wipe();
      const isWiped = wipe > seenWipe;
      const rows = feed.after(cursor) ?? (await rooms.readAfter(chatid, cursor));
      cursor = Math.max(cursor, Number(rows.at(-1)?.change ?? known));
      const here = version === seenVersion ? null : seenBy(people, { id: number, username });
      seenVersion = version;
      // The member's own arrival is not sent to the member.
      const isOther = here !== null && JSON.stringify(here) !== seenHere;
      if (rows.length === 0 && !isOther && !isWiped) {
        await wait();
        continue;
      }
      if (isOther) seenHere = JSON.stringify(here);
      seenWipe = Math.max(seenWipe, wipe);
      // Checked after the read, so that members who lost access before a message was written do not get it.
      if (!(await rooms.mayFollow(follower))) return yield null;
      const visible = rows.filter((row) => row.state !== 'held' || row.number === number);
      yield { rows: visible, change: cursor, isWiped, here: isOther ? here : null };
      // While the client does not read, further changes collect into one.
      await waitUntilRead(waitingBytes, signal);
    }
  } finally {
    stop();
    leave();
  }
}
