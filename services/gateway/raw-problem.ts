import { STATUS_CODES } from 'node:http';
import type { Duplex } from 'node:stream';
import { codeOfStatus } from './domain-errors.ts';
import { problemOf } from './rest/problem.ts';

/** An answer by hand, where no request could be read that a framework would answer. Its language is not known. */
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

const statuses: Readonly<Record<string, number>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_HEADER_OVERFLOW: 431,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
};

/** Answers what is no request, or was not finished in time, and hangs up. */
export const refuseUnreadable = (error: Error & { readonly code?: string }, socket: Duplex): void => {
  if (error.code === 'ECONNRESET' || socket.destroyed) return;
  if (socket.writable) socket.write(rawProblem(statuses[error.code ?? ''] ?? 400));
  socket.destroy();
};
