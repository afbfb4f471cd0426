import type { Severity } from '@rondelle/contracts/site/admin-log-channels.ts';
import type { LogLine } from '@rondelle/contracts/site/admin-logs.ts';
import { z } from 'zod';

/** What a process keeps of its own lines. */
const kept = 500;

/** From pino's levels: `fatal` is 60, `trace` 10. */
const severityOf = (level: number): Severity => {
  if (level >= 60) return 'critical';
  if (level >= 50) return 'error';
  if (level >= 40) return 'warning';
  return level >= 30 ? 'info' : 'debug';
};

const written = z.looseObject({
  level: z.number(),
  time: z.number(),
  name: z.string().default(''),
  msg: z.string().default(''),
});

const lineOf = (text: string): LogLine => {
  const { level, time, name, msg, ...details } = written.parse(JSON.parse(text));
  return {
    at: new Date(time).toISOString(),
    channel: severityOf(level),
    program: name,
    message: msg,
    details,
  };
};

export type RecentLines = {
  readonly add: (text: string) => void;
  /** Latest first; of one severity, or of all. */
  readonly latest: (severity: Severity | null, most: number) => readonly LogLine[];
};

/** The latest lines of a log, so that they can be looked at where nobody collects them. They are read when asked for. */
export const createRecentLines = (): RecentLines => {
  const texts: string[] = [];
  return {
    add: (text) => {
      texts.push(text);
      if (texts.length > kept) texts.shift();
    },
    latest: (severity, most) =>
      texts
        .map(lineOf)
        .filter(({ channel }) => severity === null || channel === severity)
        .toReversed()
        .slice(0, most),
  };
};
