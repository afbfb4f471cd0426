import { mailboxKey } from '@rondelle/contracts/membership/registration.ts';
import type { MailKind } from '@rondelle/members/accounts/mail-kinds.ts';
import type { WaitingMail } from '@rondelle/members/accounts/outbox.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { RateLimits } from '@rondelle/members/rate-limits.ts';

/**
 * Mails that somebody else can cause: by registering with an address, or by entering it as a parent's or as their own.
 */
const causedByOthers = new Set<MailKind>([
  'verifyEmail',
  'alreadyRegistered',
  'parentConsent',
  'parentConsentAgain',
  'changeEmail',
]);

/** A waiting mail with the number of attempts, including this one. */
export type MailToSend = WaitingMail & { readonly attempt: number };
export type RecipientLimit = (mail: MailToSend, recipient: string) => Promise<boolean>;

/**
 * Limits how many mails others can cause to one address. Counts when a mail is sent: only then is the recipient known,
 * and no response can reveal whether an address is. A retry was counted at the first attempt.
 */
export const createRecipientLimit =
  (limits: RateLimits, logger: Logger): RecipientLimit =>
  async ({ kind, attempt }, recipient) => {
    if (!causedByOthers.has(kind) || attempt > 1) return true;
    const key = mailboxKey(recipient);
    const isAllowed =
      (await limits.allows('mailToRecipient', key)) && (await limits.allows('mailToRecipientADay', key));
    if (!isAllowed) logger.warn({ kind }, 'a mail was not sent: its recipient has reached the limit');
    return isAllowed;
  };
