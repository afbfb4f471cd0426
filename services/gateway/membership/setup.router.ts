import { firstAdmin, languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { findMember, hasAdmin } from '@rondelle/members/accounts/members.ts';
import { openSession } from '@rondelle/members/accounts/sessions.ts';
import { createFirstAdmin } from '@rondelle/members/first-admin.ts';
import { type Context, withRequestSession, router } from '../trpc/trpc.ts';
import type { RequestSession } from './request-session.ts';

const isOnMachine = (setup: Context['setup'] | undefined, { isOnMachine: is }: RequestSession): boolean =>
  is && setup?.isLocal === true;

/** Creates the first administrator of a site. */
export const setupRouter = router({
  /**
   * Returns whether there is no administrator yet, and whether creating one needs the code printed at start. By POST:
   * it depends on the client, so it must not be cached.
   */
  state: withRequestSession.input(languageOnly).mutation(async ({ ctx: { requestSession, setup } }) => ({
    isOpen: !(await hasAdmin(requestSession.services.accounts)),
    needsCode: !isOnMachine(setup, requestSession),
    hasCode: (setup?.code ?? null) !== null,
  })),
  createAdmin: withRequestSession
    .input(firstAdmin)
    .mutation(async ({ ctx: { requestSession, setup }, input }) => {
      const { services, address, device } = requestSession;
      const caller = { address, isOnMachine: isOnMachine(setup, requestSession), code: setup?.code ?? null };
      const id = await createFirstAdmin(services, caller, input);
      const session = await openSession(services.accounts, id, 'site', device);
      const member = await findMember(services.accounts, id);
      if (member) requestSession.remember(session.token, member.number);
      await requestSession.recognise(id);
      return { id: member?.number ?? 0, username: input.username };
    }),
});
