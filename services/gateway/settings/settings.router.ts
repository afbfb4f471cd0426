import {
  changeSetting,
  panelTicketOutput,
  redeemTicket,
  settingsInput,
  settingsOutput,
  ticketHolderOutput,
} from '@rondelle/contracts/site/settings.inputs.ts';
import { written } from '@rondelle/contracts/competition/writing.outputs.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { issuePanelTicket, redeemPanelTicket } from '@rondelle/members/accounts/panel-tickets.ts';
import { route } from '../rest/rest-meta.ts';
import { withRequestSession, router, signedIn, unchecked } from '../trpc/trpc.ts';
import { writer } from '../writing/writer.ts';
import { changeSettingOf } from './change-setting.ts';
import { listSettings } from './list-settings.ts';

/** Settings of the site. Each change is an event and can be undone like any other. */
export const settingsRouter = router({
  list: signedIn('site/settings')
    .input(settingsInput)
    .output(unchecked(settingsOutput))
    .query(({ ctx: { db, log, settings }, input: { lang } }) => listSettings({ db, log, settings }, lang)),
  change: writer('site/settings')
    .input(changeSetting)
    .output(unchecked(written))
    .mutation(async ({ ctx: { write, settings, session }, input }) => {
      // Otherwise the administrator who requires it would be locked out first.
      if (input.setting === 'adminSecondFactor' && input.value === true && !session.isProven)
        throw new DomainError('account/second-factor-required', 'value');
      const output = await changeSettingOf(write, input);
      await settings?.refresh();
      return output;
    }),
  /** The URL of the external panel, with a single-use ticket instead of a token. */
  panelTicket: signedIn('site/settings')
    .input(settingsInput)
    .output(unchecked(panelTicketOutput))
    .mutation(async ({ ctx: { requestSession, session, settings } }) => {
      const panel = settings?.current().externalAdmin;
      if (!panel) throw new DomainError('page/unknown');
      const address = new URL(panel);
      address.searchParams.set(
        'ticket',
        await issuePanelTicket(requestSession.services.accounts, session.id),
      );
      return { path: address.href };
    }),
  /** For the external panel: exchanges the ticket for the administrator who followed the link. */
  redeemTicket: withRequestSession
    .meta({
      rest: route(
        'POST /admin/ticket',
        'For a panel elsewhere: who followed the link with this ticket. Once.',
        {
          isOpen: true,
        },
      ),
    })
    .input(redeemTicket)
    .output(unchecked(ticketHolderOutput))
    .mutation(async ({ ctx: { requestSession }, input: { ticket } }) => {
      const { services } = requestSession;
      const holder = await redeemPanelTicket(services.accounts, ticket, services.isSecondFactorRequired());
      if (!holder) throw new DomainError('session/required');
      return holder;
    }),
});
