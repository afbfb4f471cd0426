import type { WebSocket } from 'ws';
import type { ConnectionLifetime } from './connection-lifetime.ts';
import { closeCodes } from './pusher/protocol.ts';

/** The lines that are open. */
export type Lives = Map<WebSocket, ConnectionLifetime>;

const closeMs = 500;

/** Asks each line in its turn whether the other end is there. */
export const startHeartbeat = (lives: Lives, everyMs: number) => {
  const timer = setInterval(() => {
    for (const life of lives.values()) life.beat();
  }, everyMs);
  timer.unref();
  return () => clearInterval(timer);
};

/** Resolves when all lines are gone: those that do not answer to the goodbye are cut after a moment. */
export const closeAll = async (lives: Lives, speakers: WeakSet<WebSocket>): Promise<void> => {
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
