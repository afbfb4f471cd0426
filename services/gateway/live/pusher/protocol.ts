import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Pusher's protocol, version 7: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/ */

/** The application key that clients connect with. It is public. */
export const appKey = 'rondelle';
export const activityTimeoutSeconds = 120;
/** Most channels per connection. */
export const mostChannels = 40;

/** Below 4100: do not reconnect; below 4200: reconnect after a delay; from 4200: reconnect at once. */
export const closeCodes = {
  unknownApp: 4001,
  noProtocol: 4008,
  unsupportedProtocol: 4007,
  overCapacity: 4100,
  restart: 4200,
  noPong: 4201,
  clientEvent: 4301,
} as const;

/** The error for a connection URL such as `/app/rondelle?protocol=7`; null when it is valid. */
export const addressErrorOf = (url: URL): { readonly code: number; readonly message: string } | null => {
  if (url.pathname !== `/app/${appKey}`)
    return { code: closeCodes.unknownApp, message: 'Application does not exist' };
  const protocol = url.searchParams.get('protocol');
  if (protocol === null) return { code: closeCodes.noProtocol, message: 'No protocol version supplied' };
  return protocol === '7'
    ? null
    : { code: closeCodes.unsupportedProtocol, message: 'Unsupported protocol version' };
};

export type ChannelKind = 'public' | 'private' | 'presence';
/** A Pusher channel and our name for it: `private-room.5` is `room:5`. */
export type Channel = { readonly name: string; readonly kind: ChannelKind; readonly topic: string };

const openChannel =
  /^(?:(?:season|league|team|game|tournament)\.[1-9]\d{0,8}|log\.(?:game|team|tournament)|catalogue)$/;
const privateChannel =
  /^private-((?:member|chat|room)\.[1-9]\d{0,8}|supervision\.(?:league|tournament)-[1-9]\d{0,8}|moderation)$/;
const presenceChannel = /^presence-(room\.[1-9]\d{0,8})$/;

const topicOf = (text: string): string => text.replace('.', ':');

/** Parses a channel name; null when there is no such channel. */
export const channelOf = (name: string): Channel | null => {
  if (openChannel.test(name)) return { name, kind: 'public', topic: topicOf(name) };
  const presence = presenceChannel.exec(name)?.[1];
  if (presence) return { name, kind: 'presence', topic: topicOf(presence) };
  const own = privateChannel.exec(name)?.[1];
  return own ? { name, kind: 'private', topic: topicOf(own) } : null;
};

/** The room id of a channel; null for other channels. */
export const roomOf = ({ topic }: Channel): number | null =>
  topic.startsWith('room:') ? Number(topic.slice('room:'.length)) : null;

type Signed = {
  readonly socketId: string;
  readonly channel: string;
  readonly channelData?: string | undefined;
};

/** `key:signature`, over exactly the text that the client sends back. */
export const signature = (secret: string, { socketId, channel, channelData }: Signed): string => {
  const text = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
  return `${appKey}:${createHmac('sha256', secret).update(text).digest('hex')}`;
};

export const isSignedBy = (secret: string, sent: string, signed: Signed): boolean => {
  const [expected, received] = [Buffer.from(signature(secret, signed)), Buffer.from(sent)];
  return expected.length === received.length && timingSafeEqual(expected, received);
};

const channelName = z.string().max(80);
/** Frames that clients send; others are ignored. */
export const clientFrame = z.discriminatedUnion('event', [
  z.object({ event: z.literal('pusher:ping') }),
  z.object({ event: z.literal('pusher:pong') }),
  z.object({
    event: z.literal('pusher:subscribe'),
    data: z.object({
      channel: channelName,
      auth: z.string().max(120).optional(),
      channel_data: z.string().max(500).optional(),
    }),
  }),
  z.object({ event: z.literal('pusher:unsubscribe'), data: z.object({ channel: channelName }) }),
]);
export type ClientFrame = z.infer<typeof clientFrame>;

/** The body of `POST /broadcasting/auth` from a Pusher client. */
export const authInput = z.object({
  socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/),
  channel_name: channelName,
});

type Person = { readonly id: number; readonly username: string };

/** Channel data of a member for presence channels: only data that the room's page displays too. */
export const channelDataOf = ({ id, username }: Person): string =>
  JSON.stringify({ user_id: String(id), user_info: { username } });

/** A frame of the server. The protocol encodes the data of an event as JSON within JSON. */
const frame = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel && { channel }), data: JSON.stringify(data) });

export const frames = {
  established: (socketId: string) =>
    frame('pusher:connection_established', {
      socket_id: socketId,
      activity_timeout: activityTimeoutSeconds,
    }),
  // For errors, the protocol does not encode the data as text.
  error: (code: number | null, message: string) =>
    JSON.stringify({ event: 'pusher:error', data: { code, message } }),
  ping: () => frame('pusher:ping', {}),
  pong: () => frame('pusher:pong', {}),
  subscribed: (channel: string, people: readonly Person[] | null) =>
    frame(
      'pusher_internal:subscription_succeeded',
      people === null
        ? {}
        : {
            presence: {
              ids: people.map(({ id }) => String(id)),
              hash: Object.fromEntries(people.map(({ id, username }) => [String(id), { username }])),
              count: people.length,
            },
          },
      channel,
    ),
  refused: (channel: string, message: string) =>
    frame('pusher:subscription_error', { type: 'AuthError', error: message, status: 403 }, channel),
  added: (channel: string, { id, username }: Person) =>
    frame('pusher_internal:member_added', { user_id: String(id), user_info: { username } }, channel),
  removed: (channel: string, { id }: Pick<Person, 'id'>) =>
    frame('pusher_internal:member_removed', { user_id: String(id) }, channel),
  event: (channel: string, event: string, data: unknown) => frame(event, data, channel),
};
