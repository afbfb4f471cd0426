import { setTimeout as sleep } from 'node:timers/promises';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Settings } from '../config/settings.ts';
import { settingsOrExit } from '../config/settings-or-exit.ts';
import { terminalLanguage } from '../config/terminal-language.mjs';
import { createLogger, type Logger } from '../telemetry/logger.ts';
import { openHintBus } from './hint-bus.ts';
import { ownProcessMessages } from './own-process-messages.ts';
import { type RunningProgram, runProgram } from './run-program.ts';
import { openDatabase, openStoreOn, type Store } from './store.ts';

export type OwnProcess = RunningProgram & {
  readonly settings: Settings;
  readonly logger: Logger;
  /** Open, and closed with the process. */
  readonly store: Store;
  readonly bus: HintBus;
};

const retryMs = 1_000;

/** A database that starts later than this process is waited for: in a cluster, nobody starts in order. */
const openPatiently = async (settings: Settings, logger: Logger, signal: AbortSignal): Promise<Store> => {
  for (;;) {
    signal.throwIfAborted();
    try {
      return await openStoreOn(await openDatabase(settings), settings);
    } catch (err) {
      logger.warn({ err }, 'the database or the log does not answer');
    }
    await sleep(retryMs, undefined, { signal });
  }
};

/**
 * Runs one part of the site as a process of its own on what DATABASE_URL, EVENT_LOG_URL and NATS_URL name. `start`
 * answers the address to tell when it is ready.
 */
export const runOwnProcess = (command: string, start: (parts: OwnProcess) => Promise<string>): void => {
  const say = ownProcessMessages[terminalLanguage(process.env)];
  const settings = settingsOrExit();
  if (!settings.databaseUrl) {
    console.error(say.needsDatabase(command));
    process.exit(1);
  }
  const logger = createLogger(settings.logLevel, command);
  runProgram({
    logger,
    say,
    start: async (program) => {
      const store = await openPatiently(settings, logger, program.signal);
      program.closers.add(store.close);
      const bus = openHintBus(settings, `rondelle ${command}`, logger);
      program.closers.add(bus.close);
      const url = await start({ ...program, settings, logger, store, bus });
      logger.info({ url }, 'ready');
      console.log(say.ready(command, url));
    },
  });
};
