import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { canonicalAddress, isRead } from '../addresses/canonical-address.ts';
import { encodingFor } from './encoding.ts';
import { send } from './finished-answer.ts';
import type { Keeper } from './keep-answers.ts';
import { isShareable } from './keepable.ts';

type Kept = Pick<Keeper, 'shelf' | 'ownWrites'>;

/** Sends the bytes where they are kept under an address in the encoding asked for; false where somebody has to work for them. */
export const answerFromShelf = (
  { shelf, ownWrites }: Kept,
  address: string,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  if (!isShareable(request) || ownWrites.owes(request)) return false;
  const kept = shelf.find(address);
  const variant = kept?.answer.variants.get(encodingFor(request.headers['accept-encoding']));
  if (!kept || !variant) return false;
  shelf.tally.hits += 1;
  send(request, response, kept.answer.status, variant);
  return true;
};

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
type Options = {
  readonly http?: ServerOptions | null;
  readonly keepAliveTimeout?: number;
  readonly connectionTimeout?: number;
};

/** As it was asked, which mostly is how it is kept, or else under the one address of what was asked. */
const answerFirst = (kept: Kept, request: IncomingMessage, response: ServerResponse): boolean => {
  const { url = '/' } = request;
  if (answerFromShelf(kept, url, request, response)) return true;
  const address = isRead(request.method) ? canonicalAddress(url) : url;
  return address !== url && answerFromShelf(kept, address, request, response);
};

/** A server that looks on the shelf before it routes: most readers ask for what many have asked for. */
export const shelfFirst =
  (kept: Kept) =>
  (handler: Handler, { http, keepAliveTimeout = 72_000, connectionTimeout = 0 }: Options): Server => {
    const server = createServer(http ?? {}, (request, response) => {
      if (!answerFirst(kept, request, response)) handler(request, response);
    });
    return Object.assign(server, { keepAliveTimeout, timeout: connectionTimeout });
  };
