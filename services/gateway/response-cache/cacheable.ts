import type { IncomingMessage } from 'node:http';

/** Longer addresses are not those that our links make. */
const longestAddress = 512;
const sessionCookie = /(?:^|;\s*)session=/;

/** Whether a request says whose it is. */
export const isPersonal = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.authorization !== undefined || (headers.cookie !== undefined && sessionCookie.test(headers.cookie));

/** Whether any anonymous reader would get the same response: only they are answered from the cache, or share one response. */
export const isShareable = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  // Asks tRPC for another form of the same response.
  request.headers['trpc-accept'] === undefined &&
  !isPersonal(request);

/** Whether others may ask for the same later: there is no end of what-if scenarios, and few ask for the same. */
export const isWorthCaching = (address: string): boolean =>
  address.length <= longestAddress && !address.includes('whatIf');
