import type { WebSocket } from 'ws';
import type { ConnectionLifetime } from './connection-lifetime.ts';
import { closeCodes } from './pusher/protocol.ts';

export type OpenConnections = Map<WebSocket, ConnectionLifetime>;

const closeMs = 500;

/** Pings all connections at an interval. Returns the function that stops it. */
export const startHeartbeat = (connections: OpenConnections, everyMs: number) => {
  const timer = setInterval(() => {
    for (const life of connections.values()) life.beat();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Closes all connections and resolves when they are closed; terminates those that do not respond in time. */
export const closeAll = async (connections: OpenConnections, speakers: WeakSet<WebSocket>): Promise<void> => {
  // 1012 is `service restart`: clients reconnect on their own, to another gateway.
  for (const socket of connections.keys()) socket.close(speakers.has(socket) ? closeCodes.restart : 1012);
  const rest = setTimeout(() => {
    for (const socket of connections.keys()) socket.terminate();
  }, closeMs);
  await new Promise<void>((resolve) => {
    if (connections.size === 0) return resolve();
    const look = setInterval(() => {
      if (connections.size > 0) return;
      clearInterval(look);
      resolve();
    }, 10);
  });
  clearTimeout(rest);
};
