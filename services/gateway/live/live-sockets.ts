import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { TRPCError } from '@trpc/server';
import { type Encoder, getWSConnectionHandler } from '@trpc/server/adapters/ws';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { assertBounded } from '../bounds/bounded-input.ts';
import { networkOf } from '../membership/network.ts';
import { rawProblem } from '../errors/raw-problem.ts';
import { isHost } from '../bounds/refuse-odd-hosts.ts';
import { router } from '../trpc/trpc.ts';
import { addressOf, createConnectionAddresses } from './connection-addresses.ts';
import { type ConnectionLifetime, watchLifetime } from './connection-lifetime.ts';
import { closeAll, type OpenConnections, startHeartbeat } from './open-connections.ts';
import { contextOf, type LiveSocketsOptions, missedChanges } from './live-context.ts';
import { liveRouter } from './live.router.ts';
import { pusherConnection } from './pusher/pusher-connection.ts';
import { createRoomFeeds } from './room-feeds.ts';

export type LiveSockets = { readonly close: () => Promise<void> };

const path = '/trpc';
const pusherPath = '/app/';
const mostBytes = 16 * 1024;
/** Bounds messages before tRPC parses them. */
const encoder: Encoder = {
  encode: (message) => JSON.stringify(message),
  decode: (text) => {
    if (typeof text !== 'string') throw new DomainError('request/invalid', 'input');
    const message: unknown = JSON.parse(text);
    assertBounded(message);
    return message;
  },
};
/** WebSockets serve subscriptions only. Queries go over HTTP, where responses are cached. */
const overSocket = router({ live: liveRouter });

/** Responds with the error and closes the socket once it is sent. */
const refuse = (socket: Duplex, status: number): void => {
  socket.once('finish', () => socket.destroy());
  socket.end(rawProblem(status));
};

/** Returns whether the client caused the error, by an invalid frame. */
const isClientError = ({ cause }: TRPCError): boolean =>
  cause !== undefined && 'code' in cause && String(cause.code).startsWith('WS_ERR_');

/** Counts and watches an accepted connection until it closes. */
const watchConnection = (
  socket: WebSocket,
  connections: OpenConnections,
  { logger, tally }: Pick<LiveSocketsOptions, 'logger' | 'tally'>,
): ConnectionLifetime => {
  // Without a listener, one malformed frame would end the process.
  socket.on('error', (err) => logger.debug({ err }, 'a live connection sent a malformed frame'));
  const life = watchLifetime(socket, tally);
  connections.set(socket, life);
  tally.connections += 1;
  socket.once('close', () => {
    connections.delete(socket);
    tally.connections -= 1;
  });
  return life;
};

/** Accepts WebSocket connections on the HTTP server, under `/trpc` and, for Pusher clients, `/app/`. */
export const liveSockets = (app: FastifyInstance, options: LiveSocketsOptions): LiveSockets => {
  const { logger, tally, trustedProxies, perAddress, mostConnections, heartbeatMs } = options;
  const wss = new WebSocketServer({ noServer: true, maxPayload: mostBytes, perMessageDeflate: false });
  const connections: OpenConnections = new Map();
  const pusherSockets = new WeakSet<WebSocket>();
  const lifetimes = new WeakMap<IncomingMessage, ConnectionLifetime>();
  const addresses = createConnectionAddresses(perAddress);
  const rooms = createRoomFeeds({
    db: options.context.db,
    hub: options.hub,
    onError: (err) => logger.warn({ err }, 'a room could not be read; retrying later'),
  });
  const shared = { rooms, connections, missed: missedChanges(options) };
  const handle = getWSConnectionHandler({
    wss,
    router: overSocket,
    experimental_encoder: encoder,
    createContext: (socketOptions) => contextOf(options, shared, socketOptions),
    onError: ({ error, path: requestedPath, req }) => {
      // One message may hold hundreds of invalid requests that reach no procedure; each one counts.
      lifetimes.get(req)?.hear();
      if (error.code === 'INTERNAL_SERVER_ERROR' && !isClientError(error))
        logger.error({ err: error, path: requestedPath }, 'a live connection failed');
    },
  });
  const opened = (socket: WebSocket, request: IncomingMessage) => {
    lifetimes.set(request, watchConnection(socket, connections, options));
    handle(socket, request);
  };
  const { hub, services, context } = options;
  const { db, notify } = context;
  const openedPusher = (socket: WebSocket, url: URL) => {
    // Pusher clients may stay without subscriptions.
    watchConnection(socket, connections, options).carry({ open: 1 });
    pusherSockets.add(socket);
    pusherConnection(socket, url, { hub, rooms, db, services, notify });
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    const refused = (status: number) => {
      tally.refused += 1;
      refuse(socket, status);
    };
    const { url = '', headers } = request;
    const requestedPath = url.split('?', 1)[0] ?? '';
    const isPusher = requestedPath.startsWith(pusherPath);
    if (requestedPath !== path && !isPusher) return refused(404);
    // The handlers below parse the URL and would throw uncaught.
    if (!isHost(headers.host) || !URL.canParse(url, 'http://site')) return refused(400);
    if (connections.size >= mostConnections) return refused(503);
    const release = addresses.take(networkOf(addressOf(request, trustedProxies)));
    if (!release) return refused(429);
    socket.once('close', release);
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
  const stopHeartbeat = startHeartbeat(connections, heartbeatMs);
  return {
    close: async () => {
      stopHeartbeat();
      rooms.stop();
      app.server.off('upgrade', upgrade);
      await closeAll(connections, pusherSockets);
      wss.close();
    },
  };
};
