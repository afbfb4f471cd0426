import { setTimeout as sleep } from 'node:timers/promises';
import type { Mail, Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';

const tries = [0, 2_000, 20_000] as const;
const mostWaiting = 1_000;

export type PostOffice = {
  /**
   * Writes and sends a mail after the answer has left: what is looked up for it cannot be told by the clock. Null
   * sends nothing. Failures are tried again, then logged without saying to whom.
   */
  readonly later: (write: () => Promise<Mail | null>) => void;
  /** Resolves when all that was posted has left or was given up, or after so many milliseconds. */
  readonly idle: (withinMs: number) => Promise<void>;
};

export const createPostOffice = (mailer: Mailer, logger: Logger): PostOffice => {
  const underWay = new Set<Promise<void>>();
  const deliver = async (write: () => Promise<Mail | null>): Promise<void> => {
    const mail = await write();
    if (!mail) return;
    for (const [index, wait] of tries.entries()) {
      await sleep(wait, undefined, { ref: false });
      try {
        return await mailer.send(mail);
      } catch (error) {
        if (index < tries.length - 1) continue;
        const reason = error instanceof Error && 'code' in error ? error.code : 'unknown';
        logger.error({ reason }, 'a mail could not be sent');
      }
    }
  };
  return {
    later: (write) => {
      if (underWay.size >= mostWaiting) {
        logger.error('too many mails wait: one was dropped');
        return;
      }
      const job = deliver(write)
        .catch((error: unknown) => logger.error({ err: error }, 'a mail could not be written'))
        .finally(() => underWay.delete(job));
      underWay.add(job);
    },
    idle: async (withinMs) => {
      await Promise.race([Promise.all(underWay), sleep(withinMs, undefined, { ref: false })]);
    },
  };
};
