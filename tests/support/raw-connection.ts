import { randomBytes } from 'node:crypto';
import { connect, type Socket } from 'node:net';

export type RawConnection = {
  readonly socket: Socket;
  /** The first line of the server's response to the handshake. */
  readonly status: string;
  /** Sends one text message; `bytes` sends arbitrary bytes. */
  readonly text: (message: string) => void;
  readonly bytes: (bytes: Buffer) => void;
  /** All bytes received after the handshake. */
  readonly received: () => Buffer;
  /** The close code of the server; null when it has not closed the connection or sent no code. */
  readonly closeCode: () => number | null;
  /** Returns whether the server has closed the connection; this end does not close by itself. */
  readonly isGone: () => boolean;
};

/** One frame of a client; its mask of zeros leaves the payload unchanged. */
export const frameOf = (opcode: number, payload: Buffer): Buffer => {
  const { length } = payload;
  const head =
    length < 126 ? Buffer.from([0x80 | opcode, 0x80 | length]) : Buffer.from([0x80 | opcode, 0xfe, 0, 0]);
  if (length >= 126) head.writeUInt16BE(length, 2);
  return Buffer.concat([head, Buffer.alloc(4), payload]);
};

type Options = { readonly path?: string; readonly headers?: Readonly<Record<string, string>> };

/** A WebSocket over one plain TCP connection: it does not respond to pings, and can send invalid frames. */
export const rawConnection = async (
  url: string,
  { path = '/trpc', headers = {} }: Options = {},
): Promise<RawConnection> => {
  const { hostname, port, host } = new URL(url);
  const socket = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
  const wanted = {
    Host: host,
    Connection: 'Upgrade',
    Upgrade: 'websocket',
    'Sec-WebSocket-Version': '13',
    'Sec-WebSocket-Key': randomBytes(16).toString('base64'),
    ...headers,
  };
  const lines = Object.entries(wanted).map(([name, value]) => `${name}: ${value}`);
  socket.write([`GET ${path} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
  let chunks: Buffer[] = [];
  let isClosed = false;
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const received = () => {
    chunks = [Buffer.concat(chunks)];
    return chunks[0] ?? Buffer.alloc(0);
  };
  const takeHead = () => {
    const all = received();
    const end = all.indexOf('\r\n\r\n');
    if (end < 0) return;
    chunks = [all.subarray(end + 4)];
    socket.off('data', takeHead);
    resolve(all.subarray(0, all.indexOf('\r\n')).toString());
  };
  socket.on('data', (chunk) => chunks.push(chunk));
  socket.on('data', takeHead);
  socket.on('error', reject);
  const hungUp = () => {
    isClosed = true;
    reject(new Error('the server has hung up'));
  };
  socket.on('end', hungUp).on('close', hungUp);
  const status = await promise;
  return {
    socket,
    status,
    text: (message) => socket.write(frameOf(1, Buffer.from(message))),
    bytes: (bytes) => socket.write(bytes),
    received,
    closeCode: () => {
      const at = received().lastIndexOf(Buffer.from([0x88, 0x02]));
      return at < 0 ? null : received().readUInt16BE(at + 2);
    },
    isGone: () => isClosed,
  };
};
