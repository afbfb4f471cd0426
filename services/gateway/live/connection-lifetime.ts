import type { WebSocket } from 'ws';
import type { LiveCounts } from './live-counts.ts';

/** Messages, subscriptions and faults between two heartbeats; nobody of ours comes near. */
const mostSaid = 1_000;
/** Answers that the other end does not read; hints wait far below this. */
const mostUnreadBytes = 256 * 1024;

/** Heartbeats during which a line may follow nothing: a tab opens one to follow something at once. */
const mostUnused = 3;

/** Whether the other end of a line is there, reads what it is sent, and says no more than it should. */
export type ConnectionLifetime = {
  /** Counts something that was said, and ends the line where it is too much. */
  readonly hear: () => void;
  /** Names what is followed over the line: a line that follows nothing is ended after a while. */
  readonly carry: (connection: { readonly open: number }) => void;
  /** Ends the line if nothing came since the last time, else asks whether the other end is there. */
  readonly beat: () => void;
};

/** Watches over one line, and ends it where it costs the others too much. */
export const watchLifetime = (socket: WebSocket, tally: LiveCounts): ConnectionLifetime => {
  let alive = true;
  let said = 0;
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
    said += 1;
    if (said > mostSaid || socket.bufferedAmount > mostUnreadBytes) drop();
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
      said = 0;
      socket.ping();
    },
  };
};
