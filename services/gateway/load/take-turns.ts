import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { networkOf } from '../membership/network.ts';
import { sendBusy } from './busy.ts';
import { decorateWithTurns, endTurn, rememberRequest } from './own-turn.ts';
import type { QueuedWork, WorkQueue } from './queued-work.ts';

/** A client that disconnects leaves the queue. */
const leaveOnDisconnect = (work: QueuedWork, reply: FastifyReply): void => {
  reply.raw.once('close', work.leave);
};

/** Adds a request to the queue. */
export const enterFor = (queue: WorkQueue, request: FastifyRequest, reply: FastifyReply): QueuedWork => {
  const work = queue.enter(networkOf(request.ip));
  leaveOnDisconnect(work, reply);
  return work;
};

/** Lets a request share the work for which another request is queued. */
export const joinFor = (work: QueuedWork, request: FastifyRequest, reply: FastifyReply): void => {
  work.join(networkOf(request.ip));
  leaveOnDisconnect(work, reply);
};

/** Waits for the turn; returns false when the request was shed. */
export const beginTurn = async (request: FastifyRequest, work: QueuedWork): Promise<boolean> => {
  request.work = work;
  request.endTurn = await work.turn;
  return request.endTurn !== null;
};

/** Queues the requests of a scope once their bodies have arrived, so that a slow upload holds no turn. */
export const takeTurns = (
  app: FastifyInstance,
  queue: WorkQueue,
  waits: (request: FastifyRequest) => boolean = () => true,
): void => {
  decorateWithTurns(app);
  app.addHook('preHandler', rememberRequest);
  app.addHook('preHandler', async (request, reply) => {
    if (!waits(request)) return;
    if (!(await beginTurn(request, enterFor(queue, request, reply)))) await sendBusy(request, reply);
  });
  app.addHook('onSend', async (request, _reply, payload) => {
    endTurn(request);
    return payload;
  });
};
