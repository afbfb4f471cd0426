import type { IncomingMessage } from 'node:http';
import type { Duplex } from 'node:stream';
import { connectionParams } from '@rondelle/contracts/live.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { isSessionAlive, redeemTicket } from '@rondelle/infra/accounts/live-tickets.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { TRPCError } from '@trpc/server';
import { type CreateWSSContextFnOptions, getWSConnectionHandler } from '@trpc/server/adapters/ws';
import type { FastifyInstance } from 'fastify';
import { type WebSocket, WebSocketServer } from 'ws';
import type { Desk } from '../membership/desk.ts';
import { type Context, router } from '../trpc.ts';
import type { LiveHub } from './live-hub.ts';
import { liveRouter } from './live.router.ts';

export type LiveSocketsOptions = {
  readonly hub: LiveHub;
  readonly context: Context;
  /** Without it, there are no private channels. */
  readonly desk: Desk | null;
  readonly logger: Logger;
  /** How many proxies stand in front: what they say of the visitor's address is believed. */
  readonly trustedProxies: number;
  /** Most connections of one address: a team shares that of its arena. */
  readonly perAddress: number;
};
export type LiveSockets = { readonly connections: () => number; readonly close: () => Promise<void> };

const path = '/trpc';
const heartbeatMs = 20_000;
/** Between two heartbeats; nobody of ours says more. */
const mostMessages = 500;
const closeMs = 500;

/** Over this line nothing can be asked but what is live: all else goes over HTTP, where answers are kept. */
const overSocket = router({ live: liveRouter });

type Life = { alive: boolean; messages: number };

/** Each proxy adds the address that it was called from; beyond ours, visitors write what they like. */
const addressOf = ({ socket, headers }: IncomingMessage, proxies: number): string => {
  const said = String(headers['x-forwarded-for'] ?? '')
    .split(',')
    .map((one) => one.trim())
    .filter((one) => one !== '');
  const chain = [socket.remoteAddress ?? '', ...said.toReversed()];
  return chain[Math.min(proxies, chain.length - 1)] ?? '';
};

const refuse = (socket: Duplex, status: string): void => {
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};

const contextOf = async (
  { hub, context, desk }: LiveSocketsOptions,
  { info, res }: CreateWSSContextFnOptions,
): Promise<Context> => {
  const params = connectionParams.safeParse(info.connectionParams ?? {});
  const ticket = params.success ? params.data.ticket : undefined;
  const grant = ticket && desk ? await redeemTicket(desk.accounts, ticket) : null;
  if (info.connectionParams && 'ticket' in info.connectionParams && !grant)
    throw new TRPCError({ code: 'UNAUTHORIZED', cause: new DomainError('session/required') });
  const isGrantAlive = async () =>
    grant !== null && desk !== null && isSessionAlive(desk.accounts, grant.sessionId);
  return { ...context, live: { hub, grant, isGrantAlive, waitingBytes: () => res.bufferedAmount, open: 0 } };
};

/** Ends connections that do not answer, and those that say far too much. */
const startHeartbeat = (lives: ReadonlyMap<WebSocket, Life>) => {
  const timer = setInterval(() => {
    for (const [socket, life] of lives) {
      if (!life.alive || life.messages > mostMessages) socket.terminate();
      else socket.ping();
      life.alive = false;
      life.messages = 0;
    }
  }, heartbeatMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Takes WebSockets on the port of the pages, under `/trpc`. */
export const liveSockets = (app: FastifyInstance, options: LiveSocketsOptions): LiveSockets => {
  const { logger, trustedProxies, perAddress } = options;
  const wss = new WebSocketServer({ noServer: true, maxPayload: 16 * 1024, perMessageDeflate: false });
  const lives = new Map<WebSocket, Life>();
  const addresses = new Map<string, number>();
  const handle = getWSConnectionHandler({
    wss,
    router: overSocket,
    createContext: (given) => contextOf(options, given),
    onError: ({ error, path: asked }) => {
      if (error.code === 'INTERNAL_SERVER_ERROR')
        logger.error({ err: error, path: asked }, 'a live line failed');
    },
  });
  const count = (address: string, by: 1 | -1) => {
    const now = (addresses.get(address) ?? 0) + by;
    if (now > 0) addresses.set(address, now);
    else addresses.delete(address);
  };
  const opened = (socket: WebSocket, request: IncomingMessage, address: string) => {
    const life: Life = { alive: true, messages: 0 };
    lives.set(socket, life);
    socket.on('pong', () => {
      life.alive = true;
    });
    socket.on('message', () => {
      life.alive = true;
      life.messages += 1;
    });
    socket.once('close', () => {
      lives.delete(socket);
      count(address, -1);
    });
    handle(socket, request);
  };
  const upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    socket.on('error', () => socket.destroy());
    if (request.url?.split('?', 1)[0] !== path) return refuse(socket, '404 Not Found');
    const address = addressOf(request, trustedProxies);
    if ((addresses.get(address) ?? 0) >= perAddress) return refuse(socket, '429 Too Many Requests');
    count(address, 1);
    let isOpen = false;
    socket.once('close', () => isOpen || count(address, -1));
    wss.handleUpgrade(request, socket, head, (webSocket) => {
      isOpen = true;
      opened(webSocket, request, address);
    });
  };
  app.server.on('upgrade', upgrade);
  const stopHeartbeat = startHeartbeat(lives);
  return {
    connections: () => lives.size,
    close: async () => {
      stopHeartbeat();
      app.server.off('upgrade', upgrade);
      // 1012: the service restarts; browsers come back by themselves, to another gateway.
      for (const socket of lives.keys()) socket.close(1012);
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
      wss.close();
    },
  };
};
