import type { FastifyInstance, FastifyRequest } from 'fastify';
import { cacheResponses } from './response-cache/cache-responses.ts';
import { scopeOfInput } from './response-cache/input-scope.ts';
import type { ResponseCache } from './response-cache/response-cache.ts';
import { restV1 } from './rest/rest-v1.ts';
import type { Context } from './trpc.ts';

export type RestOptions = { readonly cache: ResponseCache; readonly context: Context };

const questionIn = ({ query, params }: FastifyRequest): unknown => Object.assign({}, query, params);

/** REST v1, its answers kept like those of the pages. */
export const restOverHttp = async (app: FastifyInstance, { cache, context }: RestOptions): Promise<void> => {
  cacheResponses(app, cache, { scopeOf: (request) => scopeOfInput(questionIn(request), cache.versions) });
  await app.register(restV1, { context });
};
