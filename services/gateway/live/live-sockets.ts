import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { connectionParams } from '@rondelle/contracts/live.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { holderOf, redeemTicket } from '@rondelle/members/accounts/live-tickets.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import {
  positionBefore,
  topicsChangedAfter,
} from '@rondelle/projections/activity-log/changed-after.queries.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { TRPCError } from '@trpc/server';
import {
  type CreateWSSContextFnOptions,
  type Encoder,
  getWSConnectionHandler,
} from '@trpc/server/adapters/ws';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import { assertBounded } from '../bounded-input.ts';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { createWorkQueue } from '../load/work-queue.ts';
import { networkOf } from '../membership/network.ts';
import { rawProblem } from '../raw-problem.ts';
import { type Context, router } from '../trpc.ts';
import { refusalOf } from './channel-access.ts';
import { addressOf, createConnectionAddresses } from './connection-addresses.ts';
import { type ConnectionLifetime, watchLifetime } from './connection-lifetime.ts';
import type { LiveHub } from './live-hub.ts';
import type { LiveCounts } from './live-counts.ts';
import type { LiveConnection } from './live-connection.ts';
import { liveRouter } from './live.router.ts';
import { createMissedChanges, type MissedChanges } from './missed-changes.ts';
import { closeCodes } from './pusher/protocol.ts';
import { pusherConnection } from './pusher/pusher-connection.ts';
import { createRoomFeeds, type RoomFeeds } from './room-feeds.ts';

export type LiveSocketsOptions = {
  readonly hub: LiveHub;
  readonly context: Context;
  /** Where it is read what was missed: the database that the hints wait for. */
  readonly views: () => Db;
  /** Without it, there are no private channels. */
  readonly services: MemberServices | null;
  readonly logger: Logger;
  readonly tally: LiveCounts;
  /** How many proxies stand in front: what they say of the visitor's address is believed. */
  readonly trustedProxies: number;
  /** Most lines of one address: a team shares that of its arena. */
  readonly perAddress: () => number;
  /** Most lines of all addresses together: each takes memory for as long as it is open. */
  readonly mostLines: number;
  /** How often each line is asked whether the other end is there: one that is not is ended the second time. */
  readonly heartbeatMs: number;
};
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
const closeMs = 500;
/** A change is in the views this long after its recording, even on a bad day. */
const lagMs = 5_000;
/** Of the connections to the database, so many look up what was missed: pages need the others. */
const looksAtOnce = 2;

/** Over this line nothing can be asked but what is live: all else goes over HTTP, where answers are kept. */
const overSocket = router({ live: liveRouter });

type Lives = Map<WebSocket, ConnectionLifetime>;

/** Says why not, and does not wait for the other end to hang up. */
const refuse = (socket: Duplex, status: number): void => {
  socket.once('finish', () => socket.destroy());
  socket.end(rawProblem(status));
};

const missedChanges = ({ hub, views }: LiveSocketsOptions): MissedChanges =>
  createMissedChanges({
    queue: createWorkQueue({ atOnce: looksAtOnce }),
    heardWithin: hub.heardWithin,
    read: async (since) => {
      const db = views();
      return topicsChangedAfter(
        db,
        'after' in since ? since.after : await positionBefore(db, since.forMs + lagMs),
      );
    },
  });

/** What all lines share. */
type Shared = { readonly rooms: RoomFeeds; readonly lives: Lives; readonly missed: MissedChanges };

const contextOf = async (
  { hub, context, services, tally, trustedProxies }: LiveSocketsOptions,
  { rooms, lives, missed }: Shared,
  { info, req, res }: CreateWSSContextFnOptions,
): Promise<Context> => {
  const params = connectionParams.safeParse(info.connectionParams ?? {});
  const ticket = params.success ? params.data.ticket : undefined;
  const grant = ticket && services ? await redeemTicket(services.accounts, ticket) : null;
  if (info.connectionParams && 'ticket' in info.connectionParams && !grant)
    throw new TRPCError({ code: 'UNAUTHORIZED', cause: new DomainError('session/required') });
  const network = networkOf(addressOf(req, trustedProxies));
  const connection: LiveConnection = {
    hub,
    missed: (since, signal) => missed.since(since, network, signal),
    grant,
    tally,
    rooms,
    notify: context.notify,
    refusalOf: async (channels: readonly string[]) =>
      refusalOf(
        context.db,
        grant && services && (await holderOf(services.accounts, grant.sessionId)),
        channels,
      ),
    waitingBytes: () => res.bufferedAmount,
    hear: () => lives.get(res)?.hear(),
    open: 0,
  };
  lives.get(res)?.carry(connection);
  return { ...context, live: connection };
};

/** What is wrong with a frame is the fault of who sent it. */
const isOfTheSender = ({ cause }: TRPCError): boolean =>
  cause !== undefined && 'code' in cause && String(cause.code).startsWith('WS_ERR_');

/** Asks each line in its turn whether the other end is there. */
const startHeartbeat = (lives: Lives, everyMs: number) => {
  const timer = setInterval(() => {
    for (const life of lives.values()) life.beat();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Resolves when all lines are gone: those that do not answer to the goodbye are cut after a moment. */
const closeAll = async (lives: Lives, speakers: WeakSet<WebSocket>): Promise<void> => {
  // 1012: the service restarts; browsers come back by themselves, to another gateway.
  for (const socket of lives.keys()) socket.close(speakers.has(socket) ? closeCodes.restart : 1012);
  const rest = setTimeout(() => {
    for (const socket of lives.keys()) socket.terminate();
  }, closeMs);
  await new Promise<void>((resolve) => {
    if (lives.size === 0) return resolve();
    const look = setInterval(() => {
      if (lives.size > 0) return;
      clearInterval(look);
      resolve();
    }, 10);
  });
  clearTimeout(rest);
};

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
