import { connect } from 'node:net';

/** The status of one request over a plain connection, with headers that `fetch` would refuse to send; 0 without any. */
export const rawStatus = async (url: string, head: string, body = ''): Promise<number> => {
  const { hostname, port } = new URL(url);
  const socket = connect(Number(port), hostname);
  const chunks: Buffer[] = [];
  socket.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', () => undefined);
  socket.write(`${head}\r\nconnection: close\r\n\r\n${body}`, 'latin1');
  await new Promise((resolve) => socket.once('close', resolve));
  return Number(/^HTTP\/1\.1 (\d{3})/.exec(Buffer.concat(chunks).toString('latin1'))?.[1] ?? 0);
};
