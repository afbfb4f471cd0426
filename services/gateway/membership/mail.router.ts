import { languageOnly } from '@rondelle/contracts/membership/account.commands.ts';
import { mailKinds } from '@rondelle/contracts/membership/mail-groups.ts';
import {
  mailSumsOutput,
  displayedMailInput,
  displayedMailOutput,
} from '@rondelle/contracts/membership/displayed-mail.ts';
import { sumsByKey } from '@rondelle/infra/analytics/daily-sums.ts';
import { countMails } from '@rondelle/members/mails/count-mails.ts';
import { readSentMail } from '@rondelle/members/mails/sent-mails.ts';
import { withRequestSession, router, signedIn, unchecked } from '../trpc/trpc.ts';

const days = 30;

/** Mails that the site sent: one by its key, and counts for administrators. */
export const mailRouter = router({
  shown: withRequestSession
    .input(displayedMailInput)
    .output(unchecked(displayedMailOutput))
    .query(async ({ ctx: { requestSession }, input }) => {
      await requestSession.services.limits.take('linkByAddress', requestSession.address);
      return { mail: await readSentMail(requestSession.services.accounts, input.key) };
    }),
  sums: signedIn('site/administer')
    .input(languageOnly)
    .output(unchecked(mailSumsOutput))
    .query(async ({ ctx: { db, requestSession } }) => {
      const [sent, clicks] = [await sumsByKey(db, 'mailSent', days), await sumsByKey(db, 'mailClick', days)];
      const kinds = mailKinds.map((kind) => ({
        kind,
        sent: sent.get(kind) ?? 0,
        clicks: clicks.get(kind) ?? 0,
      }));
      return { days, kinds, ...(await countMails(requestSession.services.accounts)) };
    }),
});
