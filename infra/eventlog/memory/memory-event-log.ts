import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EventMetadata, Position } from '@rondelle/contracts/log/event.ts';
import type { EventLog, StreamAppend } from '@rondelle/contracts/ports/event-log.ts';
import { type Codec, type EncodedEvent, codec as productCodec } from '../codec.ts';
import { createWakeSignal, type WakeSignal } from '../wake-signal.ts';
import { type AppendPlan, planAppends } from '../plan.ts';

export type MemoryEventLogOptions = {
  /** The clock for `recordedAt` (default: the system's). */
  readonly now?: () => Date;
  readonly codec?: Codec;
};

type MemoryRecord = EncodedEvent & {
  readonly eventId: string;
  readonly stream: string;
  readonly revision: number;
  readonly recordedAt: string;
};

const pageSize = 5_000;

/** All events, with the indexes of each stream's events and of each event id. */
const newMemory = () => ({
  all: [] as MemoryRecord[],
  byStream: new Map<string, number[]>(),
  ids: new Map<string, number>(),
});
type Memory = ReturnType<typeof newMemory>;

const stored = ({ all }: Memory, index: number) => {
  const { type, data, metadata, eventId, stream, revision, recordedAt } = all[index] as MemoryRecord;
  const place = { stream, revision: String(revision), position: String(index + 1) };
  const content = { type, data: JSON.parse(data), metadata: JSON.parse(metadata) as EventMetadata };
  return { eventId, recordedAt, ...place, ...content };
};

/**
 * Returns the streams to write; leaves out streams that already contain the same events (a retry). Throws on a
 * conflict.
 */
const checked = ({ byStream, ids }: Memory, { streams, events }: AppendPlan): Set<string> => {
  if (new Set(events.map(({ event }) => event.eventId)).size < events.length)
    throw new DomainError('stream/conflict');
  const headOf = (stream: string): number => (byStream.get(stream)?.length ?? 0) - 1;
  const stale = new Set(streams.filter((s) => headOf(s.stream) !== s.expected).map((s) => s.stream));
  for (const { stream, revision, event } of events) {
    const recorded = ids.get(event.eventId);
    const asRecorded = recorded !== undefined && recorded === byStream.get(stream)?.[revision];
    if (stale.has(stream) ? !asRecorded : recorded !== undefined) throw new DomainError('stream/conflict');
  }
  return new Set(streams.map((s) => s.stream).filter((stream) => !stale.has(stream)));
};

const write = (memory: Memory, plan: AppendPlan, codec: Codec, now: Date): Position => {
  const { all, byStream, ids } = memory;
  const encoded = plan.events.map(({ event }) => codec.encode(event));
  const fresh = checked(memory, plan);
  const instant = now.toISOString();
  const last = all.at(-1)?.recordedAt ?? instant;
  const recordedAt = instant > last ? instant : last;
  plan.events.forEach(({ stream, revision, event: { eventId } }, i) => {
    if (!fresh.has(stream)) return;
    const places = byStream.get(stream) ?? [];
    byStream.set(stream, places);
    places.push(all.length);
    ids.set(eventId, all.length);
    all.push({ ...(encoded[i] as EncodedEvent), eventId, stream, revision, recordedAt });
  });
  return String(plan.events.reduce((most, { event }) => Math.max(most, ids.get(event.eventId) ?? 0), 0) + 1);
};

/** The event log in memory, for tests: the same rules and JSON round trip as the other adapters. */
export const createMemoryEventLog = (options: MemoryEventLogOptions = {}): EventLog => {
  const { now = () => new Date(), codec = productCodec } = options;
  const memory = newMemory();
  const { all, byStream } = memory;
  const wakeSignals = new Set<WakeSignal>();
  const closing = new AbortController();

  const record = (plan: AppendPlan): Position => {
    const position = write(memory, plan, codec, now());
    for (const wakeSignal of wakeSignals) wakeSignal.ring();
    return position;
  };
  const page = (after: Position, upTo: number, limit: number) => {
    const from = Number(after);
    const length = Math.max(0, Math.min(limit, upTo - from));
    return Array.from({ length }, (_, i) => codec.read(stored(memory, from + i)));
  };

  const appendMany = async (batch: readonly StreamAppend[]) => {
    const plan = planAppends(batch);
    return plan.events.length === 0 ? String(all.length) : record(plan);
  };

  return {
    append: async (stream, events, expected) => {
      const plan = planAppends([{ stream, events, expected }]);
      const last = plan.events.at(-1);
      if (!last) throw new RangeError('an append needs at least one event');
      return { position: record(plan), revision: String(last.revision) };
    },
    appendMany,
    async *readStream(stream, from = '0') {
      for (const index of (byStream.get(stream) ?? []).slice(Number(from)))
        yield codec.decode(stored(memory, index));
    },
    async *readAll(after, limit = pageSize) {
      const upTo = all.length;
      for (let from = Number(after); from < upTo; from += limit) yield page(String(from), upTo, limit);
    },
    async *subscribe(after, signal) {
      const ended = AbortSignal.any([signal, closing.signal]);
      const wakeSignal = createWakeSignal();
      wakeSignals.add(wakeSignal);
      try {
        for (let from = after; !ended.aborted; ) {
          const events = page(from, all.length, pageSize);
          from = String(Number(from) + events.length);
          if (events.length > 0) yield events;
          else await wakeSignal.wait(1_000, ended);
        }
      } finally {
        wakeSignals.delete(wakeSignal);
      }
    },
    head: async () => String(all.length),
    close: async () => closing.abort(),
  };
};
