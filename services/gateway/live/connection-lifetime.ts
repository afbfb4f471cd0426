import type { WebSocket } from 'ws';
import type { LiveCounts } from './live-counts.ts';

/** Most messages, subscriptions and errors between two heartbeats; our own pages stay far below. */
const mostMessages = 1_000;
/** Most bytes that the client has not read; hints are held back long before this. */
const mostUnreadBytes = 256 * 1024;

/** Heartbeats during which a connection may have no subscription. Our pages open one only to subscribe at once. */
const mostUnused = 3;

/** Closes a connection whose client has disconnected, does not read, or sends too much. */
export type ConnectionLifetime = {
  /** Counts a message, and closes the connection when there are too many. */
  readonly hear: () => void;
  /** Sets the connection whose subscriptions count: one without any is closed after `mostUnused` heartbeats. */
  readonly carry: (connection: { readonly open: number }) => void;
  /** Closes the connection when there was no sign of life since the last beat; otherwise sends a ping. */
  readonly beat: () => void;
};

/** Watches one connection and closes it when it breaks the limits. */
export const watchLifetime = (socket: WebSocket, tally: LiveCounts): ConnectionLifetime => {
  let alive = true;
  let messages = 0;
  let dropped = false;
  let unused = 0;
  let carried: { readonly open: number } | null = null;
  const drop = () => {
    if (!dropped) tally.dropped += 1;
    dropped = true;
    socket.terminate();
  };
  const hear = () => {
    alive = true;
    messages += 1;
    if (messages > mostMessages || socket.bufferedAmount > mostUnreadBytes) drop();
  };
  socket.on('message', hear);
  socket.on('pong', () => {
    alive = true;
  });
  return {
    hear,
    carry: (connection) => {
      carried = connection;
    },
    beat: () => {
      unused = carried && carried.open > 0 ? 0 : unused + 1;
      if (!alive || unused > mostUnused) return drop();
      alive = false;
      messages = 0;
      socket.ping();
    },
  };
};
