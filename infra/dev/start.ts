import { setTimeout as sleep } from 'node:timers/promises';
import { settingsOrExit } from '../config/settings-or-exit.ts';
import { terminalLanguage } from '../config/terminal-language.mjs';
import { createLogger } from '../telemetry/logger.ts';
import { createClosers } from './closers.ts';
import { Refusal } from './refusal.ts';
import { startSite } from './site.ts';
import { startMessages } from './start-messages.ts';
import { onStopWish } from './stop-signals.ts';

const say = startMessages[terminalLanguage(process.env)];
const settings = settingsOrExit();
const logger = createLogger(settings.logLevel);
const closers = createClosers((error) => logger.warn(error, 'did not close well'));
const stopping = new AbortController();

/** How long a start that is under way may take to notice that it is not wanted any more, and closing in all. */
const limits = { noticeMs: 3_000, closeMs: 9_000 };

let started: Promise<void> = Promise.resolve();

const stop = async (code: number): Promise<void> => {
  if (stopping.signal.aborted) return;
  stopping.abort();
  setTimeout(() => process.exit(code || 1), limits.closeMs).unref();
  await Promise.race([started.catch(() => undefined), sleep(limits.noticeMs)]);
  await closers.closeAll();
  process.exit(code);
};

const failWith = (message: string): void => {
  if (!stopping.signal.aborted) console.error(message);
  void stop(1);
};

const fail = (error: unknown): void => {
  if (stopping.signal.aborted) return;
  if (!(error instanceof Refusal)) logger.error(error, 'unexpected');
  failWith(
    error instanceof Refusal
      ? error.message
      : say.failed(error instanceof Error ? error.message : String(error)),
  );
};

onStopWish(() => {
  console.log(say.stopping);
  void stop(0);
});
process.on('uncaughtException', fail);
process.on('unhandledRejection', fail);

started = startSite({
  settings,
  say,
  logger,
  closers,
  signal: stopping.signal,
  onLost: () => failWith(say.databaseLost),
});
started.catch(fail);
