import type { FastifyInstance, FastifyReply } from 'fastify';
import { requestedLanguage } from './domain-errors.ts';
import { type Problem, problemIn, problemOf } from './problem.ts';

export const sendProblem = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));

/** Responds to uncaught errors with a problem; internal messages only go to the log. */
export const failWithProblem = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemIn(error, requestedLanguage(request.query), (field) => field);
    if (problem.status === 500) request.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, problem);
  });
};

/** Responds to unknown paths with a problem. */
export const missWithProblem = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, problemOf('request/unknown-path', 404, requestedLanguage(request.query))),
  );
};
