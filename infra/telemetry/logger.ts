import pino, { type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.ts';
import { createRecentLines, type RecentLines } from './recent-lines.ts';

export type { Logger } from 'pino';

const recent = new WeakMap<Logger, RecentLines>();

/** Structured lines on the error output, so that they never mix with what a command prints. */
export const createLogger = (
  level: LogLevel,
  name = 'rondelle',
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger => {
  const lines = createRecentLines();
  const tee: DestinationStream = {
    write: (text) => {
      lines.add(text);
      to.write(text);
    },
  };
  const logger = pino({ name, level, base: {} }, tee);
  recent.set(logger, lines);
  return logger;
};

/** What a logger and its children have written lately; nothing of one that was made otherwise. */
export const recentLinesOf = (logger: Logger): RecentLines => recent.get(logger) ?? createRecentLines();
