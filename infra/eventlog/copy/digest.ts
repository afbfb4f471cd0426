import { createHash } from 'node:crypto';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { LogEntry } from '@rondelle/domain/ports/event-log.ts';

export type Entry = Recorded<LogEntry>;

/** All of an event that must survive a move, as one line. Its position is the log's own and does not. */
export const fingerprint = ({ stream, revision, eventId, type, recordedAt, data, metadata }: Entry): string =>
  JSON.stringify([stream, revision, eventId, type, recordedAt, data, metadata]);

export type Digest = {
  readonly add: (entry: Entry) => void;
  readonly count: () => number;
  /** The digest is SHA-256 over the fingerprints so far, a line each, in the order of the log; hexadecimal. */
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
