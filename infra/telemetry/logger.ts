import pino, { type DestinationStream, type Logger as PinoLogger } from 'pino';
import type { LogLevel } from '../config/settings.ts';
import { ownLevels } from './log-entries/log-entry-of.ts';
import {
  createPendingLogEntries,
  levelOf,
  type PendingLogEntries,
} from './log-entries/pending-log-entries.ts';

export type Logger = PinoLogger<keyof typeof ownLevels>;

/** Fields in which Postgres quotes the values of a row, such as the address of a member. */
const quoting: ReadonlySet<string> = new Set(['detail', 'where', 'internalQuery']);

/** An error without the values that the database quotes; code, constraint and message stay. */
const withoutValues = (error: unknown): unknown =>
  error instanceof Error
    ? Object.fromEntries(
        Object.entries(pino.stdSerializers.err(error)).filter(([name]) => !quoting.has(name)),
      )
    : error;

const pending = new WeakMap<Logger, PendingLogEntries>();

/**
 * Creates a logger that writes JSON lines to stderr, so that they never mix with a command's output. Entries from
 * notice up are also collected for the log page, even when the output has a higher level.
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
  const lowest = least > ownLevels.notice && level !== 'silent' ? 'notice' : level;
  const logger = pino(
    { name, level: lowest, customLevels: ownLevels, base: {}, serializers: { err: withoutValues } },
    tee,
  );
  pending.set(logger, lines);
  return logger;
};

/** Returns the uncollected entries of a logger and its children; empty for other loggers. */
export const pendingLogEntriesOf = (logger: Logger): PendingLogEntries =>
  pending.get(logger) ?? createPendingLogEntries();
