import { WebSocket } from 'ws';
import { steadily } from './steadily.ts';

export type Lines = {
  /** Messages that named a changed topic, and connections that the site closed. */
  readonly counts: { heard: number; closed: number };
  /** Sends a ping regularly on each connection, as pages do. */
  readonly keepAlive: (signal: AbortSignal) => Promise<void>;
  readonly close: () => void;
};

const perAddress = 100;
const concurrency = 50;
const keepAliveSeconds = 20;
/** The start of a message that names topics; one that names none follows each subscription. */
const naming = Buffer.from('"topics":["');

const open = (url: string, topic: string, number: number, hear: (message: Buffer) => void) =>
  new Promise<WebSocket>((resolve, reject) => {
    const at = Math.floor(number / perAddress);
    const socket = new WebSocket(`${url.replace('http', 'ws')}/trpc`, {
      localAddress: `127.10.${at >> 8}.${(at & 255) + 1}`,
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    socket.once('error', reject);
    socket.once('open', () =>
      socket.send(
        JSON.stringify({
          id: 1,
          method: 'subscription',
          params: { path: 'live.changes', input: { lang: 'fr', topics: [topic] } },
        }),
      ),
    );
    // The subscription has begun when its first data arrives.
    socket.on('message', (data: Buffer) => {
      if (data.includes('"data"')) resolve(socket);
      hear(data);
    });
  });

/** Opens a connection for each topic, as a page does; `onChange` is called for each message that names changes. */
export const openLines = async (
  url: string,
  topics: readonly string[],
  onChange: (number: number) => void,
): Promise<Lines> => {
  const counts = { heard: 0, closed: 0 };
  let isClosing = false;
  const sockets: WebSocket[] = [];
  const heardBy = (number: number) => (message: Buffer) => {
    if (!message.includes(naming)) return;
    counts.heard += 1;
    onChange(number);
  };
  while (sockets.length < topics.length) {
    const from = sockets.length;
    const some = topics.slice(from, from + concurrency);
    sockets.push(
      ...(await Promise.all(some.map((topic, n) => open(url, topic, from + n, heardBy(from + n))))),
    );
  }
  for (const socket of sockets)
    socket.once('close', () => {
      if (!isClosing) counts.closed += 1;
    });
  return {
    counts,
    keepAlive: (signal) =>
      steadily(sockets.length / keepAliveSeconds, signal, (n) => {
        const socket = sockets[n % sockets.length];
        if (socket?.readyState === WebSocket.OPEN) socket.send('PING');
      }),
    close: () => {
      isClosing = true;
      for (const socket of sockets) socket.terminate();
    },
  };
};
