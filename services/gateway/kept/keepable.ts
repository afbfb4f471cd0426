import type { IncomingMessage } from 'node:http';

/** Longer addresses are not those that our links make. */
const longestAddress = 512;
const sessionCookie = /(?:^|;\s*)session=/;

/** Whether a request says whose it is. */
export const isOfSomebody = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.authorization !== undefined || (headers.cookie !== undefined && sessionCookie.test(headers.cookie));

/** Whether any anonymous reader would get the same answer: only they read what is kept, or wait for one another's. */
export const isShareable = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  // Asks tRPC for another form of the same answer.
  request.headers['trpc-accept'] === undefined &&
  !isOfSomebody(request);

/** Whether others may ask for the same later: there is no end of suppositions, and few suppose the same. */
export const isWorthKeeping = (address: string): boolean =>
  address.length <= longestAddress && !address.includes('whatIf');
