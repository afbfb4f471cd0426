import { emailKey } from '@rondelle/contracts/membership/registration.ts';
import type { MailKind } from '@rondelle/members/accounts/mail-kinds.ts';
import type { WaitingMail } from '@rondelle/members/accounts/outbox.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import type { RateLimits } from '@rondelle/members/rate-limits.ts';

/** What somebody else can cause: by registering with an address, or by naming it as a parent's or as their own. */
const causedByOthers = new Set<MailKind>([
  'verifyEmail',
  'alreadyRegistered',
  'parentConsent',
  'parentConsentAgain',
  'changeEmail',
]);

/** A mail that waits, and how often it has been tried, this time included. */
export type MailToSend = WaitingMail & { readonly attempt: number };
/** Whether a waiting mail may be sent to an address. */
export type RecipientLimit = (mail: MailToSend, recipient: string) => Promise<boolean>;

/**
 * Bounds how many mails others can send to one address through the site. It is counted when a mail is sent: only then is
 * it known to whom, and no answer can tell whether an address is known. What is tried again was counted the first time.
 */
export const createRecipientLimit =
  (limits: RateLimits, logger: Logger): RecipientLimit =>
  async ({ kind, attempt }, recipient) => {
    if (!causedByOthers.has(kind) || attempt > 1) return true;
    const whose = emailKey(recipient);
    const isAllowed =
      (await limits.allows('mailToRecipient', whose)) && (await limits.allows('mailToRecipientADay', whose));
    if (!isAllowed)
      logger.warn({ kind }, 'a mail was not sent: others have caused too many to its recipient');
    return isAllowed;
  };
