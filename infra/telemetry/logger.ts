import pino, { type Logger } from 'pino';
import type { LogLevel } from '../config/settings.ts';

export type { Logger } from 'pino';

/** Structured lines on the error output, so that they never mix with what a command prints. */
export const createLogger = (level: LogLevel, name = 'rondelle'): Logger =>
  pino({ name, level, base: {} }, pino.destination({ dest: 2, sync: true }));
