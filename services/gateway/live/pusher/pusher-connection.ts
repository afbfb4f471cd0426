import { randomInt } from 'node:crypto';
import { redeemTicket } from '@rondelle/members/accounts/live-tickets.ts';
import type { WebSocket } from 'ws';
import {
  activityTimeoutSeconds,
  type Channel,
  channelOf,
  type ClientFrame,
  clientFrame,
  closeCodes,
  frames,
  isSignedBy,
  mostChannels,
  addressErrorOf,
  roomOf,
} from './protocol.ts';
import { pusherSecret } from './secret.ts';
import { followRoom, followTopic, type ConnectionContext } from './subscriptions.ts';

const pongMs = 30_000;

type Subscribe = Extract<ClientFrame, { event: 'pusher:subscribe' }>['data'];

const read = (text: string): ClientFrame | null => {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Pings the client after silence, and closes the connection without a pong. */
const keepAlive = (socket: WebSocket) => {
  let timer: ReturnType<typeof setTimeout>;
  const expectPong = () => {
    socket.send(frames.ping());
    timer = setTimeout(() => socket.close(closeCodes.noPong, 'Pong reply not received'), pongMs);
  };
  const heard = () => {
    clearTimeout(timer);
    timer = setTimeout(expectPong, activityTimeoutSeconds * 1_000);
  };
  heard();
  return { heard, stop: () => clearTimeout(timer) };
};

/** Redeems the signature of a subscription; null when it is invalid or used up. */
const grantOf = async (
  { services }: ConnectionContext,
  socketId: string,
  { channel, auth = '', channel_data }: Subscribe,
) => {
  if (!services) return null;
  const secret = await pusherSecret(services);
  if (!isSignedBy(secret, auth, { socketId, channel, channelData: channel_data })) return null;
  return redeemTicket(services.accounts, auth);
};

/** Serves one socket in Pusher's protocol, with the same topics and rooms as the site's own connections. */
export const pusherConnection = (
  socket: WebSocket,
  url: URL,
  connection: Omit<ConnectionContext, 'send' | 'waitingBytes'>,
): void => {
  const refused = addressErrorOf(url);
  if (refused) {
    socket.send(frames.error(refused.code, refused.message));
    socket.close(refused.code, refused.message);
    return;
  }
  const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  const send = (text: string) => {
    if (socket.readyState === socket.OPEN) socket.send(text);
  };
  const own: ConnectionContext = { ...connection, send, waitingBytes: () => socket.bufferedAmount };
  const open = new Map<string, AbortController>();
  const alive = keepAlive(socket);

  const follow = async (channel: Channel, request: Subscribe, signal: AbortSignal): Promise<void> => {
    if (channel.kind === 'public') return followTopic(own, channel, null, signal);
    const grant = await grantOf(own, socketId, request);
    if (!grant) return send(frames.refused(channel.name, 'Forbidden'));
    return roomOf(channel) === null
      ? followTopic(own, channel, grant, signal)
      : followRoom(own, channel, grant, signal);
  };
  const subscribe = (request: Subscribe) => {
    const channel = channelOf(request.channel);
    if (!channel) return send(frames.refused(request.channel, 'Not found'));
    if (open.has(channel.name)) return undefined;
    if (open.size >= mostChannels) return send(frames.error(closeCodes.overCapacity, 'Too many channels'));
    const ended = new AbortController();
    open.set(channel.name, ended);
    const close = () => {
      if (open.get(channel.name) === ended) open.delete(channel.name);
    };
    follow(channel, request, ended.signal).then(close, () => {
      close();
      if (!ended.signal.aborted) send(frames.refused(channel.name, 'Unavailable'));
    });
    return undefined;
  };
  const unsubscribe = (name: string) => {
    open.get(name)?.abort();
    // At once, so that a client can subscribe again in its next frame.
    open.delete(name);
  };
  socket.on('message', (data, isBinary) => {
    alive.heard();
    const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');
    const message = read(text);
    if (message?.event === 'pusher:ping') send(frames.pong());
    if (message?.event === 'pusher:subscribe') subscribe(message.data);
    if (message?.event === 'pusher:unsubscribe') unsubscribe(message.data.channel);
    if (!message && text.includes('"client-'))
      send(frames.error(closeCodes.clientEvent, 'Client events are off'));
  });
  socket.once('close', () => {
    alive.stop();
    for (const ended of open.values()) ended.abort();
  });
  send(frames.established(socketId));
};
