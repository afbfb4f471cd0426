import { setTimeout as sleep } from 'node:timers/promises';
import type { Job } from '@rondelle/infra/jobs/worker.ts';
import type { Mail, Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { findWaiting, removeWaiting } from '@rondelle/members/accounts/outbox.ts';
import type { AccountsDb } from '@rondelle/members/accounts/tables.ts';
import { isHopeless, reasonOf } from './mail-failures.ts';
import type { MailToSend } from './recipient-limit.ts';

/** After the answer has left: what is looked up for a mail cannot be told by its clock. */
const soonMs = 50;

type Options = {
  readonly accounts: AccountsDb;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** Null where the mail is for nobody any more. */
  readonly write: (mail: MailToSend) => Promise<Mail | null>;
};

/** Sends a mail that waits, which is gone then; what could not be sent is tried again, or given up after about a day. */
export const sendMail =
  ({ accounts, mailer, logger, write }: Options): Job =>
  async (id, attempt) => {
    await sleep(soonMs);
    const waiting = await findWaiting(accounts, id);
    if (!waiting) return;
    try {
      const mail = await write({ ...waiting, attempt });
      if (mail) await mailer.send(mail);
    } catch (error) {
      // Without saying to whom.
      const said = { kind: waiting.kind, attempts: attempt, reason: reasonOf(error) };
      if (!isHopeless(waiting, error, Date.now())) {
        logger.warn(said, 'a mail could not be sent, and will be tried again');
        throw error;
      }
      logger.error(said, 'a mail could not be sent, and will not be tried again');
    }
    await removeWaiting(accounts, id);
  };
