import type { IncomingMessage } from 'node:http';

/** Longer URLs are not those that our links make. */
const longestUrl = 512;
const sessionCookie = /(?:^|;\s*)session=/;

/** Whether a request says whose it is. */
export const isOfSomebody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.authorization !== undefined || (headers.cookie !== undefined && sessionCookie.test(headers.cookie));

/** Whether any anonymous reader would get the same answer: only those are kept, and only those read what is kept. */
export const isKeepable = (request: IncomingMessage): boolean => {
  const { method, url, headers } = request;
  return (
    (method === 'GET' || method === 'HEAD') &&
    url !== undefined &&
    url.length <= longestUrl &&
    // There is no end of suppositions, and few ask for the same.
    !url.includes('whatIf') &&
    // Asks tRPC for another form of the same answer.
    headers['trpc-accept'] === undefined &&
    !isOfSomebody(request)
  );
};
