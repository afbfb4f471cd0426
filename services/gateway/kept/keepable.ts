import type { IncomingMessage } from 'node:http';

/** Longer URLs are not those that our links make. */
const longestUrl = 512;
const sessionCookie = /(?:^|;\s*)session=/;

/** Whether any anonymous reader would get the same answer: only those are kept, and only those read what is kept. */
export const isKeepable = ({ method, url, headers }: IncomingMessage): boolean =>
  (method === 'GET' || method === 'HEAD') &&
  url !== undefined &&
  url.length <= longestUrl &&
  // There is no end of suppositions, and few ask for the same.
  !url.includes('whatIf') &&
  headers.authorization === undefined &&
  // Asks tRPC for another form of the same answer.
  headers['trpc-accept'] === undefined &&
  (headers.cookie === undefined || !sessionCookie.test(headers.cookie));
