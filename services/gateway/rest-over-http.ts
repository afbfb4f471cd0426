import type { FastifyInstance, FastifyRequest } from 'fastify';
import { type Keeper, keepAnswers } from './kept/keep-answers.ts';
import { scopeOfInput } from './kept/question-scope.ts';
import { restV1 } from './rest/rest-v1.ts';
import type { Context } from './trpc.ts';

export type RestOptions = { readonly keeper: Keeper; readonly context: Context };

const questionIn = ({ query, params }: FastifyRequest): unknown => Object.assign({}, query, params);

/** REST v1, its answers kept like those of the pages. */
export const restOverHttp = async (app: FastifyInstance, { keeper, context }: RestOptions): Promise<void> => {
  keepAnswers(app, keeper, { scopeOf: (request) => scopeOfInput(questionIn(request), keeper.versions) });
  await app.register(restV1, { context });
};
