import { DomainError } from '@rondelle/contracts/errors.ts';
import * as inputs from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { route } from '../rest/rest-meta.ts';
import { supervisorOutput } from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { assertHuman } from '../membership/assert-human.ts';
import { withRequestSession, publicProcedure, router, signedInSomewhere, unchecked } from '../trpc/trpc.ts';
import { supervisingWriter, writer } from '../writing/writer.ts';
import { contactSupervisor, ticketToContact } from '@rondelle/members/supervision/contact.ts';
import { supervisorPage, supervisorsPage } from '@rondelle/members/supervision/supervisors.queries.ts';
import { leave } from '@rondelle/commands/volunteer.ts';
import { waitingList } from '@rondelle/members/supervision/waiting.ts';
import { acceptAndNotify, declineAndNotify, joinAndNotify } from './judging.ts';

const volunteerWriter = writer('supervision/volunteer');
const acceptingWriter = supervisingWriter(
  inputs.judgeSupervisor,
  ({ kind, id }) => ({ kind, id }),
  'supervision/accept',
);

/** Supervisors of leagues and tournaments, and how to contact them. */
export const supervisionRouter = router({
  list: publicProcedure
    .input(inputs.supervisorsInput)
    .query(({ ctx, input }) => supervisorsPage(ctx.db, input)),
  get: publicProcedure
    .meta({
      rest: route(
        'GET /supervisors/{suid}',
        'A supervisor: the leagues and tournaments that they look after, by season.',
      ),
    })
    .input(inputs.supervisorInput)
    .output(unchecked(supervisorOutput))
    .query(({ ctx, input }) => supervisorPage(ctx.db, input)),
  join: volunteerWriter.input(inputs.supervise).mutation(({ ctx, input }) => joinAndNotify(ctx, input)),
  leave: volunteerWriter.input(inputs.supervise).mutation(({ ctx, input }) => leave(ctx.write, input)),
  /** Accepts a member who joined; for accepted supervisors of the competition, special supervisors and higher roles. */
  accept: acceptingWriter.mutation(({ ctx, input }) => acceptAndNotify(ctx, input)),
  decline: acceptingWriter.mutation(({ ctx, input }) => declineAndNotify(ctx, input)),
  /** Members who wait to be accepted in a league or tournament; empty for those who may not accept there. */
  waiting: signedInSomewhere('supervision/accept')
    .input(inputs.waitingInput)
    .query(async ({ ctx, input: { lang, ...only } }) => ({
      waiting: await waitingList(ctx.db, ctx.session, lang, only),
    })),
  /** The page includes the ticket, so that the form works without scripts. */
  contactTicket: publicProcedure
    .input(inputs.supervisorInput)
    .query(async ({ ctx: { db }, input: { suid } }) => ({ ticket: await ticketToContact(db, suid) })),
  /** Open to members and visitors. */
  contact: withRequestSession.input(inputs.contactSupervisor).mutation(async ({ ctx, input }) => {
    const { db, requestSession } = ctx;
    const session = await requestSession.session();
    if (session?.impersonator) throw new DomainError('permission/denied');
    await assertHuman(ctx, session, input);
    await contactSupervisor(db, requestSession.services, requestSession, session, input);
    return { sent: true as const };
  }),
});
