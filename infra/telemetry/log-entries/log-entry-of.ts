import { lineParts, type Severity } from '@rondelle/contracts/site/admin-log-channels.ts';
import type { ProgramLogEntry } from '@rondelle/contracts/site/admin-logs.ts';
import { z } from 'zod';

/** Additional levels besides pino's own; `fatal` (60) corresponds to critical. */
export const ownLevels = { notice: 35, alert: 65, emergency: 70 } as const;

const severityOf = (level: number): Severity => {
  if (level >= ownLevels.emergency) return 'emergency';
  if (level >= ownLevels.alert) return 'alert';
  if (level >= 60) return 'critical';
  if (level >= 50) return 'error';
  if (level >= 40) return 'warning';
  if (level >= ownLevels.notice) return 'notice';
  return level >= 30 ? 'info' : 'debug';
};

const longestText = 4_000;
const personal =
  /[^\s"'<>()=]+@[^\s"'<>()]+|\b\d{1,3}(?:\.\d{1,3}){3}\b|(?<![\w:])[\da-f]{0,4}(?::[\da-f]{0,4}){3,7}(?![\w:])/gi;

/**
 * Masks emails and IP addresses, cuts long texts, and replaces characters that the database refuses (NUL and halves of
 * characters), because they would block all later entries.
 */
const plain = (text: string): string =>
  text.slice(0, longestText).toWellFormed().replaceAll('\0', '\uFFFD').replaceAll(personal, '…');

const error = z
  .object({ type: z.string(), message: z.string(), code: z.string(), stack: z.string() })
  .partial();
/** Fields that may be stored; any other field could contain personal data. */
const known = z
  .object({
    err: error,
    url: z.string(),
    path: z.string(),
    route: z.string(),
    to: z.string(),
    kind: z.string(),
    reason: z.string(),
    attempts: z.number(),
    shards: z.array(z.string()).max(200),
    lines: z.number(),
  })
  .partial();
const part = z.enum(lineParts);
const written = z.looseObject({
  level: z.number(),
  time: z.number(),
  name: z.string().default(''),
  msg: z.string().default(''),
});

const withoutPersonalData = (value: unknown): unknown => {
  if (typeof value === 'string') return plain(value);
  if (Array.isArray(value)) return value.map(withoutPersonalData);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, withoutPersonalData(one)]));
};

/** Converts a log line to the entry stored for administrators, without personal data. */
export const logEntryOf = (text: string, process: string): ProgramLogEntry => {
  const { level, time, name, msg, ...rest } = written.parse(JSON.parse(text));
  const details = Object.entries(known.shape).flatMap(([key, schema]) => {
    const value = schema.safeParse(rest[key]);
    return value.success && value.data !== undefined ? [[key, withoutPersonalData(value.data)] as const] : [];
  });
  return {
    at: new Date(time).toISOString(),
    channel: severityOf(level),
    part: part.safeParse(rest['part']).data ?? null,
    program: name,
    process,
    message: plain(msg),
    details: Object.fromEntries(details),
  };
};
