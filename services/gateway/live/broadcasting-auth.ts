import { channelsInput, type TicketOutput } from '@rondelle/contracts/live.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { issueTicket, ticketSeconds } from '@rondelle/members/accounts/live-tickets.ts';
import type { Session } from '@rondelle/members/accounts/sessions.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { FastifyInstance } from 'fastify';
import type { MemberServices } from '@rondelle/members/member-services.ts';
import { readFormBodies } from '../bounds/form-bodies.ts';
import { rejectForeignOrigin } from '../membership/reject-foreign-origin.ts';
import { createRequestSession } from '../membership/request-session.ts';
import { failWithProblem } from '../errors/send-problem.ts';
import type { Context } from '../trpc/trpc.ts';
import { authorise, isPusherRequest } from './pusher/authorise.ts';
import { channelErrorOf } from './channel-access.ts';

type Options = { readonly context: Context; readonly services: MemberServices };

/** The requested channels that the member may follow; null when no ticket is to be issued. */
const admit = async (db: Db, session: Session | null, body: unknown): Promise<readonly string[] | null> => {
  const parsed = channelsInput.safeParse(body);
  const { channels = [], ifAllowed = false } = parsed.data ?? {};
  // An impersonator may not follow channels in the member's name.
  const error = !session ? 'session/required' : session.impersonator ? 'permission/denied' : null;
  if (error && ifAllowed) return null;
  if (error) throw new DomainError(error);
  if (!parsed.success) throw new DomainError('request/invalid', 'channels');
  if (ifAllowed) {
    const errors = await Promise.all(channels.map((channel) => channelErrorOf(db, session, [channel])));
    return channels.filter((_, at) => errors[at] === null);
  }
  const refused = await channelErrorOf(db, session, channels);
  if (refused) throw new DomainError(refused);
  return channels;
};

/**
 * `POST /broadcasting/auth`, with a bearer token or the site's cookie, issues a ticket that opens one live connection
 * to the private channels named, so that no token appears in a URL. For a request of a Pusher client, it signs one
 * channel for one of its connections.
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
    const none = { ticket: null, expiresInSeconds: 0 } satisfies TicketOutput;
    if (!session || !channels) return none;
    const ticket = await issueTicket(services.accounts, session.id, channels);
    if (ticket === null) {
      // The session has ended meanwhile: responds as without a session.
      await admit(context.db, null, request.body);
      return none;
    }
    return { ticket, expiresInSeconds: ticketSeconds } satisfies TicketOutput;
  });
};
