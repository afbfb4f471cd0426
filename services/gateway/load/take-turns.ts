import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../membership/network.ts';
import { sayBusy } from './busy.ts';
import type { EndTurn, QueuedWork, WorkQueue } from './work-queue.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Ends this request's turn in the work queue; null when it has none. */
    endTurn: EndTurn | null;
  }
}

/** A client that disconnects leaves the queue. */
const leaveWhenGone = (work: QueuedWork, reply: FastifyReply): void => {
  reply.raw.once('close', work.leave);
};

/** Adds a request to the queue. */
export const enterFor = (queue: WorkQueue, request: FastifyRequest, reply: FastifyReply): QueuedWork => {
  const work = queue.enter(networkOf(request.ip));
  leaveWhenGone(work, reply);
  return work;
};

/** Lets a request share the work that another one is queued for. */
export const joinFor = (work: QueuedWork, request: FastifyRequest, reply: FastifyReply): void => {
  work.join(networkOf(request.ip));
  leaveWhenGone(work, reply);
};

/** Waits for the turn; returns false when the request was shed. */
export const beginTurn = async (request: FastifyRequest, work: QueuedWork): Promise<boolean> => {
  request.endTurn = await work.turn;
  return request.endTurn !== null;
};

/** Ends the turn; must be called when the response is made, also after an error. */
export const endTurn = (request: FastifyRequest): void => {
  request.endTurn?.();
  request.endTurn = null;
};

/** Queues the requests of a scope once their bodies have arrived, so that a slow upload holds no turn. */
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
