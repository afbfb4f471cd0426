import {
  createServer,
  type IncomingMessage,
  type Server,
  type ServerOptions,
  type ServerResponse,
} from 'node:http';
import { encodingFor } from './encoding.ts';
import { send } from './finished-answer.ts';
import type { Keeper } from './keep-answers.ts';
import { isKeepable } from './keepable.ts';

/** Sends the bytes where they are kept in the encoding asked for; false where somebody has to work for them. */
export const answerFromShelf = (
  { shelf, ownWrites }: Pick<Keeper, 'shelf' | 'ownWrites'>,
  request: IncomingMessage,
  response: ServerResponse,
): boolean => {
  if (!isKeepable(request) || ownWrites.owes(request)) return false;
  const kept = shelf.find(request.url ?? '');
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

/** A server that looks on the shelf before it routes: most readers ask for what many have asked for. */
export const shelfFirst =
  (keeper: Pick<Keeper, 'shelf' | 'ownWrites'>) =>
  (handler: Handler, { http, keepAliveTimeout = 72_000, connectionTimeout = 0 }: Options): Server => {
    const server = createServer(http ?? {}, (request, response) => {
      if (!answerFromShelf(keeper, request, response)) handler(request, response);
    });
    return Object.assign(server, { keepAliveTimeout, timeout: connectionTimeout });
  };
