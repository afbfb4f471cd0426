import { createHash } from 'node:crypto';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/contracts/ports/event-log.ts';

export type Entry = Recorded<LogEntry>;

/**
 * Everything of an event that a copy must preserve, as one line. The position is left out, because each log has its
 * own.
 */
export const fingerprint = ({ stream, revision, eventId, type, recordedAt, data, metadata }: Entry): string =>
  JSON.stringify([stream, revision, eventId, type, recordedAt, data, metadata]);

export type Digest = {
  readonly add: (entry: Entry) => void;
  readonly count: () => number;
  /** `digest`: SHA-256 over the fingerprints so far, one per line, in log order; hexadecimal. */
  readonly sum: () => { readonly count: number; readonly digest: string };
};

export const createDigest = (): Digest => {
  const hash = createHash('sha256');
  let count = 0;
  return {
    add: (entry) => {
      hash.update(`${fingerprint(entry)}\n`);
      count += 1;
    },
    count: () => count,
    sum: () => ({ count, digest: hash.copy().digest('hex') }),
  };
};
