import { DomainError } from '@rondelle/contracts/errors.ts';
import * as questions from '@rondelle/contracts/supervision/supervision.inputs.ts';
import { contactTicket } from '@rondelle/members/accounts/contact-tickets.ts';
import type { AccountTables } from '@rondelle/members/accounts/tables.ts';
import { route } from '../rest/rest-meta.ts';
import { supervisorOutput } from '@rondelle/contracts/supervision/supervision.outputs.ts';
import { assertNoProgram } from '../membership/assert-no-program.ts';
import { entering, publicProcedure, router, unchecked } from '../trpc.ts';
import { writer } from '../writing/writer.ts';
import { contactSupervisor, supervisorMember } from '@rondelle/members/supervision/contact.ts';
import { supervisorPage, supervisorsPage } from '@rondelle/members/supervision/supervisors.queries.ts';
import { join, leave } from '@rondelle/commands/volunteer.ts';

const volunteers = writer('supervision/volunteer');

/** Who looks after which league or tournament, and how to reach them. */
export const supervisionRouter = router({
  list: publicProcedure
    .input(questions.supervisorsInput)
    .query(({ ctx, input }) => supervisorsPage(ctx.db, input)),
  get: publicProcedure
    .meta({
      rest: route(
        'GET /supervisors/{suid}',
        'A supervisor: the leagues and tournaments that they look after, by season.',
      ),
    })
    .input(questions.supervisorInput)
    .output(unchecked(supervisorOutput))
    .query(({ ctx, input }) => supervisorPage(ctx.db, input)),
  join: volunteers.input(questions.supervise).mutation(({ ctx, input }) => join(ctx.write, input)),
  leave: volunteers.input(questions.supervise).mutation(({ ctx, input }) => leave(ctx.write, input)),
  /** Asked when the form is opened; the page holds it, so that the form works without scripts. */
  contactTicket: publicProcedure
    .input(questions.supervisorInput)
    .query(async ({ ctx: { db }, input: { suid } }) => {
      await supervisorMember(db, suid);
      return { ticket: await contactTicket(db.withTables<AccountTables>(), suid) };
    }),
  /** For members and visitors. */
  contact: entering.input(questions.contactSupervisor).mutation(async ({ ctx, input }) => {
    const { db, requestSession } = ctx;
    const session = await requestSession.session();
    if (session?.impersonator) throw new DomainError('permission/denied');
    await assertNoProgram(ctx, session, input);
    await contactSupervisor(db, requestSession.services, requestSession, session, input);
    return { sent: true as const };
  }),
});
