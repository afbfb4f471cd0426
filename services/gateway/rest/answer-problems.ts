import type { FastifyInstance, FastifyReply } from 'fastify';
import { requestedLanguage } from '../domain-errors.ts';
import { type Problem, problemIn, problemOf } from './problem.ts';

export const sendProblem = (reply: FastifyReply, problem: Problem) =>
  reply.code(problem.status).type('application/problem+json').send(JSON.stringify(problem));

/** What fails where nobody says how is answered with a problem; the words of engines stay in the log. */
export const failWithProblem = (app: FastifyInstance): void => {
  app.setErrorHandler((error, request, reply) => {
    const problem = problemIn(error, requestedLanguage(request.query), (field) => field);
    if (problem.status === 500) request.log.error({ err: error }, 'a request failed');
    return sendProblem(reply, problem);
  });
};

/** The same for paths that nothing answers. */
export const missWithProblem = (app: FastifyInstance): void => {
  app.setNotFoundHandler((request, reply) =>
    sendProblem(reply, problemOf('request/unknown-path', 404, requestedLanguage(request.query))),
  );
};
