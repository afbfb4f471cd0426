import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { EventLog, LoggedEvent, NewEvent } from '@rondelle/domain/ports/event-log.ts';

type Event = Recorded<LoggedEvent>;

/** After all positions of a log, so that what is appended comes last. */
const beyond = 1_000_000_000_000_000n;
const nothing = () => Promise.reject(new Error('nothing is recorded in a rehearsal'));

/**
 * A log on which nothing is recorded: what is appended is told of, and read back from the ends of its streams, and gone
 * with the rehearsal.
 */
export const rehearsedLog = (
  log: EventLog,
  appended: (events: readonly Event[]) => Promise<void>,
): EventLog => {
  const tails = new Map<string, Event[]>();
  let count = 0n;
  const place = (stream: string, events: readonly NewEvent[], last: number): Event[] =>
    events.map((event, i) => {
      count += 1n;
      const recordedAt = new Date().toISOString();
      return {
        ...event,
        stream,
        revision: String(last + 1 + i),
        position: String(beyond + count),
        recordedAt,
      };
    });
  return {
    ...log,
    append: async (stream, events, expected) => {
      const tail = tails.get(stream) ?? [];
      const last = tail.at(-1);
      if (last && last.revision !== expected) throw new DomainError('stream/conflict');
      const placed = place(stream, events, expected === 'none' ? -1 : Number(expected));
      tails.set(stream, [...tail, ...placed]);
      await appended(placed);
      const end = placed.at(-1);
      if (!end) throw new RangeError('an append needs at least one event');
      return { revision: end.revision, position: end.position };
    },
    appendMany: nothing,
    async *readStream(stream, from = '0') {
      yield* log.readStream(stream, from);
      for (const event of tails.get(stream) ?? []) if (Number(event.revision) >= Number(from)) yield event;
    },
  };
};
