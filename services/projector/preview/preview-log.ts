import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { EventLog, LoggedEvent, NewEvent } from '@rondelle/contracts/ports/event-log.ts';

type Event = Recorded<LoggedEvent>;

/** Beyond all positions of a log, so that appended events come last. */
const beyond = 1_000_000_000_000_000n;
const gather = async (events: AsyncIterable<Event>): Promise<readonly Event[]> => {
  const all: Event[] = [];
  for await (const event of events) all.push(event);
  return all;
};

/**
 * A log that records nothing: appended events are passed to `appended`, can be read back from their streams, and vanish
 * with the preview. Each stream is read once and cached.
 */
export const previewLog = (log: EventLog, appended: (events: readonly Event[]) => void): EventLog => {
  const tails = new Map<string, Event[]>();
  const recorded = new Map<string, Promise<readonly Event[]>>();
  let count = 0n;
  const recordedIn = (stream: StreamName): Promise<readonly Event[]> => {
    const known = recorded.get(stream) ?? gather(log.readStream(stream));
    recorded.set(stream, known);
    return known;
  };
  const positioned = (stream: string, events: readonly NewEvent[], last: number): Event[] =>
    events.map((event, i) => {
      count += 1n;
      return {
        ...event,
        stream,
        revision: String(last + 1 + i),
        position: String(beyond + count),
        recordedAt: new Date().toISOString(),
      };
    });
  const append: EventLog['append'] = async (stream, events, expected) => {
    const tail = tails.get(stream) ?? [];
    const last = tail.at(-1);
    if (last && last.revision !== expected) throw new DomainError('stream/conflict');
    const added = positioned(stream, events, expected === 'none' ? -1 : Number(expected));
    const end = added.at(-1);
    if (!end) throw new RangeError('an append needs at least one event');
    tails.set(stream, [...tail, ...added]);
    appended(added);
    return { revision: end.revision, position: end.position };
  };
  return {
    ...log,
    append,
    appendMany: async (appends) => {
      for (const { stream, events, expected } of appends) await append(stream, events, expected);
      return String(beyond + count);
    },
    async *readStream(stream, from = '0') {
      const events = [...(await recordedIn(stream)), ...(tails.get(stream) ?? [])];
      // Revisions count from 0, one for each event.
      yield* events.slice(Number(from));
    },
  };
};
