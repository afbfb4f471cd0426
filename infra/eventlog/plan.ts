import { DomainError } from '@rondelle/contracts/errors.ts';
import type { NewEvent, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';

/** A flattened batch: each stream once, each event with the revision it will get. */
export type AppendPlan = {
  /** `expected` is the revision of the stream's last event; -1 when the stream must not exist. */
  readonly streams: readonly { readonly stream: string; readonly expected: number }[];
  readonly events: readonly {
    readonly stream: string;
    readonly revision: number;
    readonly event: NewEvent;
  }[];
};

/**
 * Plans a batch. A stream may occur several times if each append expects the revision after the previous one; otherwise
 * throws `DomainError('stream/conflict')`.
 */
export const planAppends = (batch: readonly StreamAppend[]): AppendPlan => {
  const lastRevision = new Map<string, number>();
  const streams: { stream: string; expected: number }[] = [];
  const events: { stream: string; revision: number; event: NewEvent }[] = [];
  for (const { stream, events: added, expected } of batch) {
    if (added.length === 0) continue;
    const from = expected === 'none' ? -1 : Number(expected);
    const planned = lastRevision.get(stream);
    if (planned === undefined) streams.push({ stream, expected: from });
    else if (planned !== from) throw new DomainError('stream/conflict');
    added.forEach((event, i) => events.push({ stream, revision: from + 1 + i, event }));
    lastRevision.set(stream, from + added.length);
  }
  return { streams, events };
};
