import type { IncomingMessage } from 'node:http';

/** Our links are never longer. */
const longestAddress = 512;
const sessionCookie = /(?:^|;\s*)session=/;

/** Returns whether a request carries a session. */
export const isPersonal = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  headers.authorization !== undefined || (headers.cookie !== undefined && sessionCookie.test(headers.cookie));

/** Returns whether every anonymous reader gets the same response, so that it may come from the cache or be shared. */
export const isShareable = (request: IncomingMessage): boolean =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  // This header requests another format of the same response from tRPC.
  request.headers['trpc-accept'] === undefined &&
  !isPersonal(request);

/** Returns whether the same address is likely to be requested again; there are endless what-if scenarios. */
export const isWorthCaching = (address: string): boolean =>
  address.length <= longestAddress && !address.includes('whatIf');
