import { setTimeout as sleep } from 'node:timers/promises';
import { putBack, removeWaiting, takeWaiting, type WaitingMail } from './accounts/outbox.ts';
import type { AccountsDb } from './accounts/tables.ts';
import type { Mail, Mailer } from '@rondelle/infra/mail/mailer.ts';
import type { Logger } from '@rondelle/infra/telemetry/logger.ts';
import { isHopeless, reasonOf, waitAfter } from './mail-failures.ts';

/** After the answer has left: what is looked up for a mail cannot be told by its clock. */
const soonMs = 50;
/** How often it is asked what other gateways left behind, or what is to be tried again. */
const everyMs = 2_000;
/** A mail server that takes longer is not there; far below the time after which another gateway tries. */
const longestSendMs = 60_000;

export type MailQueue = {
  /** Begins to send: what waits from before too. */
  readonly open: () => void;
  /** A mail has been posted here, and need not wait until the next time. */
  readonly wake: () => void;
  /** Resolves when the mail that is being sent has left, or after so many milliseconds; what waits is for the next start. */
  readonly close: (withinMs: number) => Promise<void>;
};
type Options = {
  readonly accounts: AccountsDb;
  readonly mailer: Mailer;
  readonly logger: Logger;
  /** Null where the mail is for nobody any more. */
  readonly write: (waiting: WaitingMail) => Promise<Mail | null>;
};

const sendWithin = async (mailer: Mailer, mail: Mail): Promise<void> => {
  const stop = new AbortController();
  const late = sleep(longestSendMs, undefined, { ref: false, signal: stop.signal }).then(() => {
    throw Object.assign(new Error('the mail server takes too long'), { code: 'ETIMEDOUT' });
  });
  late.catch(() => undefined);
  await Promise.race([mailer.send(mail), late]).finally(() => stop.abort());
};

/** Tries again later, or gives up, and says so without saying to whom. */
const putOff = async ({ accounts, logger }: Options, waiting: WaitingMail, error: unknown) => {
  const { id, kind, attempts } = waiting;
  const said = { kind, attempts, reason: reasonOf(error) };
  if (isHopeless(waiting, error, Date.now())) {
    await removeWaiting(accounts, id);
    logger.error(said, 'a mail could not be sent, and will not be tried again');
  } else {
    await putBack(accounts, id, waitAfter(attempts));
    logger.warn(said, 'a mail could not be sent, and will be tried again');
  }
};

/** Answers whether there may be more to send: whoever could not be reached is left alone for a while. */
const sendNext = async (options: Options): Promise<boolean> => {
  const { accounts, mailer, write } = options;
  const waiting = await takeWaiting(accounts);
  if (!waiting) return false;
  try {
    const mail = await write(waiting);
    if (mail) await sendWithin(mailer, mail);
  } catch (error) {
    await putOff(options, waiting, error);
    return false;
  }
  await removeWaiting(accounts, waiting.id);
  return true;
};

/** Sends what waits in the database, whichever gateway posted it: each mail by one gateway. */
export const createMailQueue = (options: Options): MailQueue => {
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | null = null;
  let isWoken = false;
  let isOpen = false;
  const sendAll = async (): Promise<void> => {
    isWoken = false;
    try {
      let more = true;
      while (more) more = (await sendNext(options)) && isOpen;
    } catch (err) {
      options.logger.error({ err }, 'what mails wait could not be read, and will be later');
    }
    running = null;
    if (isOpen) runAfter(isWoken ? soonMs : everyMs);
  };
  const runAfter = (ms: number): void => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      running = sendAll();
    }, ms).unref();
  };
  return {
    open: () => {
      isOpen = true;
      runAfter(soonMs);
    },
    wake: () => {
      if (isWoken || !isOpen) return;
      isWoken = true;
      if (!running) runAfter(soonMs);
    },
    close: async (withinMs) => {
      isOpen = false;
      clearTimeout(timer);
      await Promise.race([running, sleep(withinMs, undefined, { ref: false })]);
    },
  };
};
