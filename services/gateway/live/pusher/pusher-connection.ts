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
  refusalOfAddress,
  roomOf,
} from './protocol.ts';
import { pusherSecret } from './secret.ts';
import { followRoom, followTopic, type Line } from './subscriptions.ts';

const pongMs = 30_000;

type Subscribe = Extract<ClientFrame, { event: 'pusher:subscribe' }>['data'];

const read = (text: string): ClientFrame | null => {
  try {
    return clientFrame.safeParse(JSON.parse(text)).data ?? null;
  } catch {
    return null;
  }
};

/** Asks whether the other end is there once it is silent, and ends the connection where it does not answer. */
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

/** Who was let follow a channel by a signature; null where nobody was, or no longer. */
const grantOf = async (
  { services }: Line,
  socketId: string,
  { channel, auth = '', channel_data }: Subscribe,
) => {
  if (!services) return null;
  const secret = await pusherSecret(services);
  if (!isSignedBy(secret, auth, { socketId, channel, channelData: channel_data })) return null;
  return redeemTicket(services.accounts, auth);
};

/** Speaks Pusher's protocol over one socket: the same topics and rooms as everywhere, under its names. */
export const pusherConnection = (
  socket: WebSocket,
  url: URL,
  line: Omit<Line, 'send' | 'waitingBytes'>,
): void => {
  const refused = refusalOfAddress(url);
  if (refused) {
    socket.send(frames.error(refused.code, refused.message));
    socket.close(refused.code, refused.message);
    return;
  }
  const socketId = `${randomInt(1, 2 ** 31)}.${randomInt(1, 2 ** 31)}`;
  const send = (text: string) => {
    if (socket.readyState === socket.OPEN) socket.send(text);
  };
  const own: Line = { ...line, send, waitingBytes: () => socket.bufferedAmount };
  const open = new Map<string, AbortController>();
  const alive = keepAlive(socket);

  const follow = async (channel: Channel, asked: Subscribe, signal: AbortSignal): Promise<void> => {
    if (channel.kind === 'public') return followTopic(own, channel, null, signal);
    const grant = await grantOf(own, socketId, asked);
    if (!grant) return send(frames.refused(channel.name, 'Forbidden'));
    return roomOf(channel) === null
      ? followTopic(own, channel, grant, signal)
      : followRoom(own, channel, grant, signal);
  };
  const subscribe = (asked: Subscribe) => {
    const channel = channelOf(asked.channel);
    if (!channel) return send(frames.refused(asked.channel, 'Not found'));
    if (open.has(channel.name)) return undefined;
    if (open.size >= mostChannels) return send(frames.error(closeCodes.overCapacity, 'Too many channels'));
    const ended = new AbortController();
    open.set(channel.name, ended);
    const close = () => {
      if (open.get(channel.name) === ended) open.delete(channel.name);
    };
    follow(channel, asked, ended.signal).then(close, () => {
      close();
      if (!ended.signal.aborted) send(frames.refused(channel.name, 'Unavailable'));
    });
    return undefined;
  };
  socket.on('message', (data, isBinary) => {
    alive.heard();
    const text = isBinary || !Buffer.isBuffer(data) ? '' : data.toString('utf8');
    const said = read(text);
    if (said?.event === 'pusher:ping') send(frames.pong());
    if (said?.event === 'pusher:subscribe') subscribe(said.data);
    if (said?.event === 'pusher:unsubscribe') open.get(said.data.channel)?.abort();
    if (!said && text.includes('"client-'))
      send(frames.error(closeCodes.clientEvent, 'Client events are off'));
  });
  socket.once('close', () => {
    alive.stop();
    for (const ended of open.values()) ended.abort();
  });
  send(frames.established(socketId));
};
