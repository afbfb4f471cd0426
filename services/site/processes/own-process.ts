import { setTimeout as sleep } from 'node:timers/promises';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Settings } from '@rondelle/infra/config/settings.ts';
import { settingsOrExit } from '@rondelle/infra/config/settings-or-exit.ts';
import { m } from '@rondelle/infra/config/terminal-messages.ts';
import { SchemaMismatch } from '@rondelle/infra/postgres/schema-check.ts';
import { createLogger, type Logger } from '@rondelle/infra/telemetry/logger.ts';
import { type TracedHints, tracedHints } from '@rondelle/infra/telemetry/tracing/traced-hints.ts';
import { tracedLog } from '@rondelle/infra/telemetry/tracing/traced-log.ts';
import { openTracing, type Tracing } from '@rondelle/infra/telemetry/tracing/tracing.ts';
import { openHintBus } from '../hint-bus.ts';
import { type RunningProgram, runProgram } from '../run-program.ts';
import { type Opener, openDatabase, openStoreOn, type Store } from '../store.ts';

export type OwnProcess = RunningProgram & {
  readonly settings: Settings;
  readonly logger: Logger;
  /** Opened before `start`, closed with the process. */
  readonly store: Store;
  readonly bus: HintBus;
  /** Null when tracing is off. */
  readonly tracing: Tracing | null;
  /** Called with events once the views contain them. */
  readonly applied: TracedHints['applied'];
};

const retryMs = 1_000;

/**
 * Retries until the database, its schema and its views are ready, because the processes of a cluster start in any
 * order.
 */
const openWithRetries = async (
  settings: Settings,
  opener: Opener,
  logger: Logger,
  signal: AbortSignal,
): Promise<Store> => {
  let reported = '';
  for (;;) {
    signal.throwIfAborted();
    try {
      return await openStoreOn(await openDatabase(settings), settings, opener);
    } catch (err) {
      const mismatch = err instanceof SchemaMismatch ? err.message : '';
      if (mismatch !== '' && mismatch !== reported) console.error(mismatch);
      reported = mismatch;
      logger.warn({ err }, 'the database, its schema, its views or the log are not ready');
    }
    await sleep(retryMs, undefined, { signal });
  }
};

/**
 * Runs one part of the site as its own process on DATABASE_URL, EVENT_LOG_URL and NATS_URL. `start` returns the URL to
 * print once it is ready.
 */
export const runOwnProcess = (
  command: 'gateway' | 'projector' | 'reactor',
  start: (parts: OwnProcess) => Promise<string>,
): void => {
  const settings = settingsOrExit();
  if (!settings.databaseUrl) {
    console.error(m.process_needs_database({ command }));
    process.exit(1);
  }
  const logger = createLogger(settings.logLevel, command);
  runProgram({
    logger,
    start: async (program) => {
      const opener = command === 'projector' ? 'guest' : 'reader';
      const store = await openWithRetries(settings, opener, logger, program.signal);
      program.closers.add(store.close);
      const tracing = openTracing(`rondelle-${command}`, settings.traceUrl);
      if (tracing) program.closers.add(tracing.close);
      const { bus, applied } = tracedHints(openHintBus(settings, `rondelle ${command}`, logger), tracing);
      program.closers.add(bus.close);
      const traced = { ...store, log: tracedLog(store.log, tracing) };
      const url = await start({ ...program, settings, logger, store: traced, bus, tracing, applied });
      logger.notice({ url }, 'ready');
      console.log(m.process_ready({ command, url }));
    },
  });
};
