import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOfStatus } from './domain-errors.ts';
import { problemOf } from './problem.ts';

/** A raw HTTP response for clients whose request can't be parsed. In French, since the language is unknown. */
export const rawProblem = (status: number): string => {
  const code = status === 429 ? 'request/too-many' : codeOfStatus(status);
  const body = JSON.stringify(problemOf(code, status, 'fr'));
  const head = [
    `HTTP/1.1 ${status} ${STATUS_CODES[status]}`,
    'Connection: close',
    'Cache-Control: no-store',
    'Content-Type: application/problem+json; charset=utf-8',
    `Content-Length: ${Buffer.byteLength(body)}`,
  ];
  return `${head.join('\r\n')}\r\n\r\n${body}`;
};

const statuses: ReadonlyMap<string, number> = new Map(
  Object.entries<number>({
    ERR_HTTP_REQUEST_TIMEOUT: 408,
    HPE_HEADER_OVERFLOW: 431,
    HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  }),
);

/** Responds to malformed or incomplete requests and closes the socket. */
export const refuseUnreadable = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawProblem(statuses.get(error.code ?? '') ?? 400));
  socket.destroy();
};
