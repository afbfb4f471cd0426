import { seenBy } from '@rondelle/community/chat/presence.ts';
import { setTimeout as pause } from 'node:timers/promises';
import { messageOf } from '@rondelle/community/chat/message-rows.ts';
import { holderOf, type LiveGrant } from '@rondelle/members/accounts/live-tickets.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { refusalOf } from '../channel-access.ts';
import type { LiveHub } from '../live-hub.ts';
import { type RoomChange, roomChanges } from '../room-changes.ts';
import type { RoomFeeds } from '../room-feeds.ts';
import type { RoomListener } from '../room-changes.ts';
import { type Channel, frames, roomOf } from './protocol.ts';

/** What a subscription needs of its connection. */
export type Line = {
  readonly send: (frame: string) => void;
  readonly waitingBytes: () => number;
  readonly hub: LiveHub;
  readonly rooms: RoomFeeds;
  readonly db: Db;
  readonly services: MemberServices | null;
  readonly notify: RoomListener['notify'];
};

const mostWaitingBytes = 64 * 1024;

/** A member's own topics go by the opaque id among ours. */
const hubTopic = ({ topic }: Channel, grant: LiveGrant | null): string => {
  const [own] = /^(?:member|chat):/.exec(topic) ?? [];
  return own ? `${own}${grant?.memberId ?? ''}` : topic.replace(/^supervision:(league|tournament)-/, '$1:');
};

const isStillAllowed = async (
  { db, services }: Line,
  { topic }: Channel,
  grant: LiveGrant,
): Promise<boolean> => {
  const holder =
    services && (await holderOf(services.accounts, grant.sessionId, services.isSecondFactorRequired()));
  return (await refusalOf(db, holder, [topic])) === null;
};

/** Says that something of a topic has changed, never what: whoever hears it asks again. */
export const followTopic = async (
  line: Line,
  channel: Channel,
  grant: LiveGrant | null,
  signal: AbortSignal,
): Promise<void> => {
  const watch = line.hub.watch([hubTopic(channel, grant)]);
  try {
    line.send(frames.subscribed(channel.name, null));
    for (;;) {
      await watch.next(signal);
      while (line.waitingBytes() > mostWaitingBytes) await pause(100, undefined, { signal });
      if (grant && !(await isStillAllowed(line, channel, grant)))
        return line.send(frames.refused(channel.name, 'Forbidden'));
      watch.take();
      line.send(
        frames.event(channel.name, 'changed', { topics: [channel.topic], position: line.hub.position() }),
      );
    }
  } finally {
    watch.stop();
  }
};

type Here = ReturnType<typeof seenBy>;

/** Who came and who left since; the first tab of a member comes, the last one leaves. */
const toldOf = (channel: string, before: Here, now: Here): readonly string[] => [
  ...now.filter(({ id }) => !before.some((one) => one.id === id)).map((one) => frames.added(channel, one)),
  ...before.filter(({ id }) => !now.some((one) => one.id === id)).map((one) => frames.removed(channel, one)),
];

const eventOf = ({ state, editedAt }: RoomChange['rows'][number]): string => {
  if (state === 'deleted' || state === 'removed') return 'message-deleted';
  return editedAt === null ? 'message' : 'message-edited';
};

/** What is said in a room, and on a presence channel who is there. */
export const followRoom = async (
  line: Line,
  channel: Channel,
  grant: LiveGrant,
  signal: AbortSignal,
): Promise<void> => {
  const chatid = roomOf(channel) ?? 0;
  const after = await line.rooms.changeOf(chatid);
  let here: Here | null = null;
  const isPresence = channel.kind === 'presence';
  if (!isPresence) line.send(frames.subscribed(channel.name, null));
  for await (const news of roomChanges({ ...line, ...grant }, chatid, after, signal)) {
    if (news === null) return line.send(frames.refused(channel.name, 'Forbidden'));
    if (isPresence && news.here) {
      const now = seenBy(news.here, grant.number);
      // A member is among those who are there from the first word on.
      if (here === null && !now.some(({ id }) => id === grant.number)) continue;
      if (here === null) line.send(frames.subscribed(channel.name, now));
      else for (const told of toldOf(channel.name, here, now)) line.send(told);
      here = now;
    }
    for (const row of news.rows) line.send(frames.event(channel.name, eventOf(row), messageOf(row, 'fr')));
  }
};
