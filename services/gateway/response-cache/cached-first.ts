import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { canonicalAddress, isRead } from '../addresses/canonical-address.ts';
import { encodingFor } from './encoding.ts';
import { send } from './finished-response.ts';
import type { ResponseCache } from './response-cache.ts';
import { isShareable } from './cacheable.ts';

type Cache = Pick<ResponseCache, 'responses' | 'ownWrites'>;

/** Sends the cached bytes of an address in the negotiated encoding; returns false when there are none. */
export const sendCached = (
  { responses, ownWrites }: Cache,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  if (!isShareable(request) || ownWrites.owes(request)) return false;
  const cached = responses.find(address);
  const variant = cached?.response.variants.get(encodingFor(request.headers['accept-encoding']));
  if (!cached || !variant) return false;
  responses.tally.hits += 1;
  send(request, response, cached.response.status, variant);
  return true;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Options = {
  readonly http?: ServerOptions | null;
  readonly keepAliveTimeout?: number;
  readonly connectionTimeout?: number;
};

/** Looks up the original URL, which usually is canonical, and then its canonical address. */
const sendCachedFor = (cache: Cache, request: IncomingMessage, response: ServerResponse): boolean => {
  const { url = '/' } = request;
  if (sendCached(cache, url, request, response)) return true;
  const address = isRead(request.method) ? canonicalAddress(url) : url;
  return address !== url && sendCached(cache, address, request, response);
};

/** A server that checks the cache before routing: most requests repeat earlier ones. */
export const cachedFirst =
  (cache: Cache, isOpen: () => boolean) =>
  (handler: Handler, { http, keepAliveTimeout = 72_000, connectionTimeout = 0 }: Options): Server => {
    const server = createServer(http ?? {}, (request, response) => {
      if (!isOpen() || !sendCachedFor(cache, request, response)) handler(request, response);
    });
    return Object.assign(server, { keepAliveTimeout, timeout: connectionTimeout });
  };
