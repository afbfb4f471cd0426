import { channelsInput, type TicketOutput } from '@rondelle/contracts/live.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { issueTicket, ticketSeconds } from '@rondelle/members/accounts/live-tickets.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { FastifyInstance } from 'fastify';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { readFormBodies } from '../form-bodies.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { failWithProblem } from '../rest/answer-problems.ts';
import type { Context } from '../trpc.ts';
import { authorise, isPusherRequest } from './pusher/authorise.ts';
import { refusalOf } from './channel-access.ts';

type Options = { readonly context: Context; readonly services: MemberServices };

/** The channels of those asked for that a member may follow; null where nobody is to have a ticket. */
const admit = async (db: Db, session: Session | null, body: unknown): Promise<readonly string[] | null> => {
  const question = channelsInput.safeParse(body);
  const { channels = [], ifAllowed = false } = question.data ?? {};
  // Who stands in for a member follows nothing in their name.
  const refusal = !session ? 'session/required' : session.impersonator ? 'permission/denied' : null;
  if (refusal && ifAllowed) return null;
  if (refusal) throw new DomainError(refusal);
  if (!question.success) throw new DomainError('request/invalid', 'channels');
  if (ifAllowed) {
    const refusals = await Promise.all(channels.map((channel) => refusalOf(db, session, [channel])));
    return channels.filter((_, at) => refusals[at] === null);
  }
  const refused = await refusalOf(db, session, channels);
  if (refused) throw new DomainError(refused);
  return channels;
};

/**
 * `POST /broadcasting/auth` with the bearer token, or from the site: a ticket that opens one live connection with the
 * private channels named. The token itself never stands in an address. Asked as Pusher's clients ask, it signs one channel
 * for one of their connections.
 */
export const broadcastingAuth = async (
  app: FastifyInstance,
  { context, services }: Options,
): Promise<void> => {
  rejectForeignOrigin(app, services);
  readFormBodies(app, 4_096);
  failWithProblem(app);
  app.post('/broadcasting/auth', async (request, reply) => {
    reply.header('cache-control', 'private, no-store');
    const session = await createRequestSession(services, request, reply).session();
    if (isPusherRequest(request.body)) {
      if (!session) throw new DomainError('session/required');
      if (session.impersonator !== null) throw new DomainError('permission/denied');
      return authorise(context.db, services, session, request.body);
    }
    const channels = await admit(context.db, session, request.body);
    if (!session || !channels) return { ticket: null, expiresInSeconds: 0 } satisfies TicketOutput;
    const ticket = await issueTicket(services.accounts, session.id, channels);
    return { ticket, expiresInSeconds: ticketSeconds } satisfies TicketOutput;
  });
};
