import type { Here } from '@rondelle/community/chat/presence.ts';
import { messageOf } from '@rondelle/community/chat/message-rows.ts';
import { holderOf, type LiveGrant } from '@rondelle/members/accounts/live-tickets.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import { channelErrorOf } from '../channel-access.ts';
import { hubTopic } from '../hub-topic.ts';
import type { LiveHub } from '../live-hub.ts';
import { type RoomChange, roomChanges } from '../room-changes.ts';
import type { RoomFeeds } from '../room-feeds.ts';
import type { RoomListener } from '../room-changes.ts';
import { waitUntilRead } from '../unread-bytes.ts';
import { type Channel, frames, roomOf } from './protocol.ts';

/** Context of a connection for its subscriptions. */
export type ConnectionContext = {
  readonly send: (frame: string) => void;
  readonly waitingBytes: () => number;
  readonly hub: LiveHub;
  readonly rooms: RoomFeeds;
  readonly db: Db;
  readonly services: MemberServices | null;
  readonly notify: RoomListener['notify'];
};

const isStillAllowed = async (
  { db, services }: ConnectionContext,
  { topic }: Channel,
  grant: LiveGrant,
): Promise<boolean> => {
  const holder =
    services && (await holderOf(services.accounts, grant.sessionId, services.isSecondFactorRequired()));
  return (await channelErrorOf(db, holder, [topic])) === null;
};

/** Sends an event when the topic changed, without data; clients query again. */
export const followTopic = async (
  connection: ConnectionContext,
  channel: Channel,
  grant: LiveGrant | null,
  signal: AbortSignal,
): Promise<void> => {
  const watch = connection.hub.watch([hubTopic(channel.topic, grant?.memberId)]);
  try {
    connection.send(frames.subscribed(channel.name, null));
    for (;;) {
      await watch.next(signal);
      await waitUntilRead(connection.waitingBytes, signal);
      watch.take();
      if (grant && !(await isStillAllowed(connection, channel, grant)))
        return connection.send(frames.refused(channel.name, 'Forbidden'));
      connection.send(
        frames.event(channel.name, 'changed', {
          topics: [channel.topic],
          position: connection.hub.position(),
        }),
      );
    }
  } finally {
    watch.stop();
  }
};

/** Frames for members who came or left. A member comes with the first tab and leaves with the last. */
const presenceFramesOf = (channel: string, before: Here, now: Here): readonly string[] => [
  ...now.filter(({ id }) => !before.some((one) => one.id === id)).map((one) => frames.added(channel, one)),
  ...before.filter(({ id }) => !now.some((one) => one.id === id)).map((one) => frames.removed(channel, one)),
];

const eventOf = ({ state, editedAt }: RoomChange['rows'][number]): string => {
  if (state === 'deleted' || state === 'removed') return 'message-deleted';
  return editedAt === null ? 'message' : 'message-edited';
};

/** Sends the messages of a room and, on presence channels, who is present. */
export const followRoom = async (
  connection: ConnectionContext,
  channel: Channel,
  grant: LiveGrant,
  signal: AbortSignal,
): Promise<void> => {
  const chatid = roomOf(channel) ?? 0;
  const after = await connection.rooms.changeOf(chatid);
  let here: Here | null = null;
  const isPresence = channel.kind === 'presence';
  if (!isPresence) connection.send(frames.subscribed(channel.name, null));
  for await (const news of roomChanges({ ...connection, ...grant }, chatid, after, signal)) {
    if (news === null) return connection.send(frames.refused(channel.name, 'Forbidden'));
    // The first news lists the members present, so that the subscription succeeds before any message.
    if (isPresence && news.here) {
      if (here === null) connection.send(frames.subscribed(channel.name, news.here));
      else for (const frame of presenceFramesOf(channel.name, here, news.here)) connection.send(frame);
      here = news.here;
    }
    for (const row of news.rows)
      connection.send(frames.event(channel.name, eventOf(row), messageOf(row, 'fr')));
  }
};
