import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { LogLevel } from '../config/settings.ts';
import { ownLevels } from './log-entries/log-entry-of.ts';
import {
  createPendingLogEntries,
  levelOf,
  type PendingLogEntries,
} from './log-entries/pending-log-entries.ts';

export type Logger = PinoLogger<keyof typeof ownLevels>;

const pending = new WeakMap<Logger, PendingLogEntries>();

/**
 * Structured lines on the error output, so that they never mix with what a command prints. From notices on, lines are
 * kept for the admins’ page also where the output is to have fewer.
 */
export const createLogger = (
  level: LogLevel,
  name = 'rondelle',
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger => {
  const lines = createPendingLogEntries();
  const least = level === 'silent' ? Infinity : (pino.levels.values[level] ?? 0);
  const tee: DestinationStream = {
    write: (text) => {
      lines.add(text);
      if (levelOf(text) >= least) to.write(text);
    },
  };
  const said = least > ownLevels.notice && level !== 'silent' ? 'notice' : level;
  const logger = pino({ name, level: said, customLevels: ownLevels, base: {} }, tee);
  pending.set(logger, lines);
  return logger;
};

/** What a logger and its children have said and nobody has kept yet; nothing of one that was made otherwise. */
export const pendingLogEntriesOf = (logger: Logger): PendingLogEntries =>
  pending.get(logger) ?? createPendingLogEntries();
