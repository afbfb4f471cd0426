import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import type { Mail, Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { findWaiting, removeWaiting } from '@rondelle/members/accounts/outbox.ts';
import type { AccountsDb } from '@rondelle/members/accounts/tables.ts';
import { isPermanent, reasonOf } from './mail-failures.ts';
import type { MailToSend } from './recipient-limit.ts';

/** Waits until the response has been sent, so that its timing does not reveal the lookups for the mail. */
const sendDelayMs = 50;

type Options = {
  readonly accounts: AccountsDb;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** Returns null when the mail has no recipient any more. */
  readonly write: (mail: MailToSend) => Promise<Mail | null>;
};

/** Sends a waiting mail and deletes it; a failed mail is retried for about a day. */
export const sendMail =
  ({ accounts, mailer, logger, write }: Options): Job =>
  async (id, attempt) => {
    await sleep(sendDelayMs);
    const waiting = await findWaiting(accounts, id);
    if (!waiting) return;
    try {
      const mail = await write({ ...waiting, attempt });
      if (mail) await mailer.send(mail);
    } catch (error) {
      // Logged without the recipient.
      const failure = { kind: waiting.kind, attempts: attempt, reason: reasonOf(error) };
      if (!isPermanent(waiting, error, Date.now())) {
        logger.warn(failure, 'a mail could not be sent; retrying later');
        throw error;
      }
      logger.error(failure, 'a mail could not be sent; giving up');
    }
    await removeWaiting(accounts, id);
  };
