import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { TRPCError } from '@trpc/server';
import { type Encoder, getWSConnectionHandler } from '@trpc/server/adapters/ws';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { assertBounded } from '../bounded-input.ts';
import { networkOf } from '../membership/network.ts';
import { rawProblem } from '../raw-problem.ts';
import { router } from '../trpc.ts';
import { addressOf, createConnectionAddresses } from './connection-addresses.ts';
import { type ConnectionLifetime, watchLifetime } from './connection-lifetime.ts';
import { closeAll, type Lives, startHeartbeat } from './live-lines.ts';
import { contextOf, type LiveSocketsOptions, missedChanges } from './live-context.ts';
import { liveRouter } from './live.router.ts';
import { pusherConnection } from './pusher/pusher-connection.ts';
import { createRoomFeeds } from './room-feeds.ts';

export type LiveSockets = { readonly close: () => Promise<void> };

const path = '/trpc';
const pusherPath = '/app/';
const mostBytes = 16 * 1024;
/** Messages are bounded before tRPC looks into them. */
const encoder: Encoder = {
  encode: (message) => JSON.stringify(message),
  decode: (said) => {
    if (typeof said !== 'string') throw new DomainError('request/invalid', 'input');
    const message: unknown = JSON.parse(said);
    assertBounded(message);
    return message;
  },
};
/** Over this line nothing can be asked but what is live: all else goes over HTTP, where answers are kept. */
const overSocket = router({ live: liveRouter });

/** Says why not, and does not wait for the other end to hang up. */
const refuse = (socket: Duplex, status: number): void => {
  socket.once('finish', () => socket.destroy());
  socket.end(rawProblem(status));
};

/** What is wrong with a frame is the fault of who sent it. */
const isOfTheSender = ({ cause }: TRPCError): boolean =>
  cause !== undefined && 'code' in cause && String(cause.code).startsWith('WS_ERR_');

/** Takes WebSockets on the port of the pages, under `/trpc`. */
export const liveSockets = (app: FastifyInstance, options: LiveSocketsOptions): LiveSockets => {
  const { logger, tally, trustedProxies, perAddress, mostLines, heartbeatMs } = options;
  const wss = new WebSocketServer({ noServer: true, maxPayload: mostBytes, perMessageDeflate: false });
  const lives: Lives = new Map();
  const speakers = new WeakSet<WebSocket>();
  const asking = new WeakMap<IncomingMessage, ConnectionLifetime>();
  const addresses = createConnectionAddresses(perAddress);
  const rooms = createRoomFeeds({
    db: options.context.db,
    hub: options.hub,
    onError: (err) => logger.warn({ err }, 'a room could not be read, and will be again'),
  });
  const shared = { rooms, lives, missed: missedChanges(options) };
  const handle = getWSConnectionHandler({
    wss,
    router: overSocket,
    experimental_encoder: encoder,
    createContext: (given) => contextOf(options, shared, given),
    onError: ({ error, path: asked, req }) => {
      // One message may hold hundreds of questions that no procedure ever sees.
      asking.get(req)?.hear();
      if (error.code === 'INTERNAL_SERVER_ERROR' && !isOfTheSender(error))
        logger.error({ err: error, path: asked }, 'a live line failed');
    },
  });
  const watched = (socket: WebSocket): ConnectionLifetime => {
    const life = watchLifetime(socket, tally);
    lives.set(socket, life);
    tally.connections += 1;
    socket.once('close', () => {
      lives.delete(socket);
      tally.connections -= 1;
    });
    return life;
  };
  const opened = (socket: WebSocket, request: IncomingMessage) => {
    asking.set(request, watched(socket));
    handle(socket, request);
  };
  const { hub, services, context } = options;
  const { db, notify } = context;
  const openedPusher = (socket: WebSocket, url: URL) => {
    // Its clients may follow nothing for as long as they like.
    watched(socket).carry({ open: 1 });
    speakers.add(socket);
    pusherConnection(socket, url, { hub, rooms, db, services, notify });
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = (status: number) => {
      tally.refused += 1;
      refuse(socket, status);
    };
    const { url = '', headers } = request;
    const asked = url.split('?', 1)[0] ?? '';
    const isPusher = asked.startsWith(pusherPath);
    if (asked !== path && !isPusher) return refused(404);
    // What is made of it throws where it cannot be read, and nobody would catch that.
    if (!URL.canParse(url, `http://${headers.host ?? ''}`)) return refused(400);
    if (lives.size >= mostLines) return refused(503);
    const giveBack = addresses.take(networkOf(addressOf(request, trustedProxies)));
    if (!giveBack) return refused(429);
    socket.once('close', giveBack);
    wss.handleUpgrade(request, socket, head, (webSocket) =>
      isPusher ? openedPusher(webSocket, new URL(url, 'http://site')) : opened(webSocket, request),
    );
  };
  wss.on('wsClientError', (error, socket) => {
    tally.refused += 1;
    refuse(socket, 400);
    logger.debug({ err: error }, 'a handshake could not be read');
  });
  app.server.on('upgrade', upgrade);
  const stopHeartbeat = startHeartbeat(lives, heartbeatMs);
  return {
    close: async () => {
      stopHeartbeat();
      rooms.stop();
      app.server.off('upgrade', upgrade);
      await closeAll(lives, speakers);
      wss.close();
    },
  };
};
