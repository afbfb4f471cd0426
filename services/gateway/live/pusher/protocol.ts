import { createHmac, timingSafeEqual } from 'node:crypto';
import { z } from 'zod';

/** Pusher's protocol, version 7, as its clients speak it: https://pusher.com/docs/channels/library_auth_reference/pusher-websockets-protocol/ */

/** What clients name the application by; it is no secret. */
export const appKey = 'rondelle';
export const activityTimeoutSeconds = 120;
/** Most channels of a connection. */
export const mostChannels = 40;

/** Below 4100: do not come again; below 4200: after a while; from 4200: at once. */
export const closeCodes = {
  unknownApp: 4001,
  noProtocol: 4008,
  unsupportedProtocol: 4007,
  overCapacity: 4100,
  restart: 4200,
  noPong: 4201,
  clientEvent: 4301,
} as const;

/** What an address such as `/app/rondelle?protocol=7` is refused with; null where it may be spoken. */
export const refusalOfAddress = (url: URL): { readonly code: number; readonly message: string } | null => {
  if (url.pathname !== `/app/${appKey}`)
    return { code: closeCodes.unknownApp, message: 'Application does not exist' };
  const protocol = url.searchParams.get('protocol');
  if (protocol === null) return { code: closeCodes.noProtocol, message: 'No protocol version supplied' };
  return protocol === '7'
    ? null
    : { code: closeCodes.unsupportedProtocol, message: 'Unsupported protocol version' };
};

export type ChannelKind = 'public' | 'private' | 'presence';
/** A channel, and what it is called among ours: `private-room.5` is `room:5`. */
export type Channel = { readonly name: string; readonly kind: ChannelKind; readonly topic: string };

const openChannel =
  /^(?:(?:season|league|team|game|tournament)\.[1-9]\d{0,8}|log\.(?:game|team|tournament)|catalogue)$/;
const privateChannel =
  /^private-((?:member|chat|room)\.[1-9]\d{0,8}|supervision\.(?:league|tournament)-[1-9]\d{0,8}|moderation)$/;
const presenceChannel = /^presence-(room\.[1-9]\d{0,8})$/;

const topicOf = (text: string): string => text.replace('.', ':');

/** Null for a channel that there is none of. */
export const channelOf = (name: string): Channel | null => {
  if (openChannel.test(name)) return { name, kind: 'public', topic: topicOf(name) };
  const presence = presenceChannel.exec(name)?.[1];
  if (presence) return { name, kind: 'presence', topic: topicOf(presence) };
  const own = privateChannel.exec(name)?.[1];
  return own ? { name, kind: 'private', topic: topicOf(own) } : null;
};

/** The number of the room of a channel; null where it is none. */
export const roomOf = ({ topic }: Channel): number | null =>
  topic.startsWith('room:') ? Number(topic.slice('room:'.length)) : null;

type Signed = {
  readonly socketId: string;
  readonly channel: string;
  readonly channelData?: string | undefined;
};

/** `key:signature`, over exactly what the client sends back. */
export const signature = (secret: string, { socketId, channel, channelData }: Signed): string => {
  const text = [socketId, channel, ...(channelData === undefined ? [] : [channelData])].join(':');
  return `${appKey}:${createHmac('sha256', secret).update(text).digest('hex')}`;
};

export const isSignedBy = (secret: string, said: string, signed: Signed): boolean => {
  const [expected, given] = [Buffer.from(signature(secret, signed)), Buffer.from(said)];
  return expected.length === given.length && timingSafeEqual(expected, given);
};

const channelName = z.string().max(80);
/** What clients say; whatever else they send is ignored. */
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

/** `POST /broadcasting/auth` as Pusher's clients send it. */
export const authInput = z.object({
  socket_id: z.string().regex(/^\d{1,20}\.\d{1,20}$/),
  channel_name: channelName,
});

type Person = { readonly id: number; readonly username: string };

/** What a presence channel says of a member: nothing but what the page of the room shows. */
export const channelDataOf = ({ id, username }: Person): string =>
  JSON.stringify({ user_id: String(id), user_info: { username } });

/** Frames of the server. The data of an event is a text of its own, in JSON. */
const frame = (event: string, data: unknown, channel?: string): string =>
  JSON.stringify({ event, ...(channel && { channel }), data: JSON.stringify(data) });

export const frames = {
  established: (socketId: string) =>
    frame('pusher:connection_established', {
      socket_id: socketId,
      activity_timeout: activityTimeoutSeconds,
    }),
  // Of errors, the data is no text.
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
