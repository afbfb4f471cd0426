import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../membership/network.ts';
import { sayBusy } from './busy.ts';
import type { EndTurn, QueuedWork, WorkQueue } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Set while this request is worked on, and others wait for their turn. */
    endTurn: EndTurn | null;
  }
}

/** Who is gone waits for nothing. */
const leaveWhenGone = (work: QueuedWork, reply: FastifyReply): void => {
  reply.raw.once('close', work.leave);
};

/** Has a request wait in the queue. */
export const enterFor = (queue: WorkQueue, request: FastifyRequest, reply: FastifyReply): QueuedWork => {
  const work = queue.enter(networkOf(request.ip));
  leaveWhenGone(work, reply);
  return work;
};

/** Has a request wait for what another one has entered the queue for. */
export const joinFor = (work: QueuedWork, request: FastifyRequest, reply: FastifyReply): void => {
  work.join(networkOf(request.ip));
  leaveWhenGone(work, reply);
};

/** Waits for the turn; false where it will not come in time. */
export const beginTurn = async (request: FastifyRequest, work: QueuedWork): Promise<boolean> => {
  request.endTurn = await work.turn;
  return request.endTurn !== null;
};

/** To be called when the answer is made, whatever became of it. */
export const endTurn = (request: FastifyRequest): void => {
  request.endTurn?.();
  request.endTurn = null;
};

/** Has the requests of a scope wait for their turn, after their bodies have come: who sends slowly keeps nobody waiting. */
export const takeTurns = (
  app: FastifyInstance,
  queue: WorkQueue,
  waits: (request: FastifyRequest) => boolean = () => true,
): void => {
  app.decorateRequest('endTurn', null);
  app.addHook('preHandler', async (request, reply) => {
    if (!waits(request)) return;
    if (!(await beginTurn(request, enterFor(queue, request, reply)))) await sayBusy(request, reply);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    endTurn(request);
    return payload;
  });
};
