import pino, { type DestinationStream, type Logger } from 'pino';
import type { LogLevel } from '../config/settings.ts';

export type { Logger } from 'pino';

/** Structured lines on the error output, so that they never mix with what a command prints. */
export const createLogger = (
  level: LogLevel,
  name = 'rondelle',
  to: DestinationStream = pino.destination({ dest: 2, sync: true }),
): Logger => pino({ name, level, base: {} }, to);
