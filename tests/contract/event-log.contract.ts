import { comparePositions, origin } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { EventLog, NewEvent } from '@rondelle/contracts/ports/event-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gather } from '../support/gather.ts';
import { collect, type Events, type Harness, namesOf, newStream, renamed } from './samples.ts';

const conflict = { name: 'DomainError', code: 'stream/conflict' };

/** Guarantees that an adapter may lack because of its store. */
export type Guarantees = {
  /**
   * A batch is written as a whole or not at all. Otherwise a part may stay, and sending the batch again completes it.
   */
  readonly atomicBatches: boolean;
  /** An event id is unique in the whole log. Otherwise it is unique only at its revision in its stream. */
  readonly uniqueEventIds: boolean;
};
const full: Guarantees = { atomicBatches: true, uniqueEventIds: true };

/** The contract of every event log, whatever its store. */
export const eventLogContract = (
  adapter: string,
  open: () => Promise<Harness>,
  { atomicBatches, uniqueEventIds }: Guarantees = full,
): void => {
  describe(`the event log ${adapter}`, () => {
    let harness: Harness;
    let log: EventLog;
    let stream: StreamName;
    beforeAll(async () => {
      harness = await open();
      log = harness.log;
    });
    afterAll(() => harness?.close());
    beforeEach(() => {
      stream = newStream();
    });

    test('starts empty', async () => {
      expect(await log.head()).toBe(origin);
      expect(await collect(log.readAll(origin))).toEqual([]);
      expect(await gather(log.readStream(stream))).toEqual([]);
    });

    test('returns an appended event with its position and its time', async () => {
      await log.append(newStream(), [renamed('before')], 'none');
      await new Promise((resolve) => setTimeout(resolve, 10));
      const before = new Date().toISOString();
      const event = renamed('Nord');
      const { revision, position } = await log.append(stream, [event], 'none');
      const [read] = await gather(log.readStream(stream));
      expect(read).toEqual({ ...event, stream, revision, position, recordedAt: read?.recordedAt });
      expect(revision).toBe('0');
      expect(position).toBe(await log.head());
      expect(read?.recordedAt).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/);
      expect(read && read.recordedAt >= before).toBe(true);
    });

    test('numbers the revisions of a stream from 0 and reads it from any of them', async () => {
      await log.append(stream, [renamed('a'), renamed('b')], 'none');
      expect(await log.append(stream, [renamed('c')], '1')).toMatchObject({ revision: '2' });
      const events = await gather(log.readStream(stream, '1'));
      expect(namesOf(events)).toEqual(['b', 'c']);
      expect(events.map((e) => e.revision)).toEqual(['1', '2']);
    });

    test('reads a stream of more than ten events in order', async () => {
      const names = Array.from({ length: 12 }, (_, i) => `name ${i}`);
      await log.append(stream, names.map(renamed), 'none');
      expect(namesOf(await gather(log.readStream(stream)))).toEqual(names);
    });

    test('reads several streams concurrently, each from its own revision', async () => {
      const long = Array.from({ length: 230 }, (_, i) => `name ${i}`);
      const [other, none] = [newStream(), newStream()];
      await log.append(stream, long.map(renamed), 'none');
      await log.append(other, [renamed('a'), renamed('b'), renamed('c')], 'none');
      const ranges = [[stream], [other, '1'], [none], [stream, '40'], [other]] as const;
      const read = await Promise.all(ranges.map(([name, from]) => gather(log.readStream(name, from))));
      expect(read.map(namesOf)).toEqual([long, ['b', 'c'], [], long.slice(40), ['a', 'b', 'c']]);
    });

    test('refuses an append with a wrong expected revision, and writes nothing', async () => {
      await log.append(stream, [renamed('a')], 'none');
      const head = await log.head();
      await expect(log.append(stream, [renamed('b')], 'none')).rejects.toMatchObject(conflict);
      await expect(log.append(stream, [renamed('b')], '7')).rejects.toMatchObject(conflict);
      await expect(log.append(newStream(), [renamed('b')], '0')).rejects.toMatchObject(conflict);
      expect(await log.head()).toBe(head);
    });

    test('returns the first result for a retry, even after other appends', async () => {
      const events = [renamed('a'), renamed('b')];
      const first = await log.append(stream, events, 'none');
      await log.append(stream, [renamed('c')], '1');
      expect(await log.append(stream, events, 'none')).toEqual(first);
      expect(namesOf(await gather(log.readStream(stream)))).toEqual(['a', 'b', 'c']);
    });

    test('accepts a repeated event id only with the whole append that it came with; a part is a conflict', async () => {
      const event = renamed('a');
      await log.append(stream, [event], 'none');
      await expect(log.append(stream, [event, renamed('b')], 'none')).rejects.toMatchObject(conflict);
      await expect(log.append(stream, [renamed('b'), event], 'none')).rejects.toMatchObject(conflict);
      await expect(log.append(stream, [event], '1')).rejects.toMatchObject(conflict);
    });

    if (uniqueEventIds) {
      test('refuses an event id that was used elsewhere', async () => {
        const event = renamed('a');
        await log.append(stream, [event], 'none');
        await expect(log.append(newStream(), [event], 'none')).rejects.toMatchObject(conflict);
        await expect(log.append(stream, [event], '0')).rejects.toMatchObject(conflict);
      });
    }

    test('refuses an event id that occurs twice in a batch', async () => {
      const event = renamed('a');
      const batch = [stream, newStream()].map((stream) => ({
        stream,
        events: [event],
        expected: 'none' as const,
      }));
      await expect(log.appendMany(batch)).rejects.toMatchObject(conflict);
    });

    test('lets exactly one of many concurrent writers win', async () => {
      const racers = Array.from({ length: 8 }, (_, i) => log.append(stream, [renamed(`${i}`)], 'none'));
      const outcomes = await Promise.allSettled(racers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await gather(log.readStream(stream))).toHaveLength(1);
    });

    test('appends a command once when it is sent twice at the same time', async () => {
      const event = renamed('a');
      const [one, two] = await Promise.all([1, 2].map(() => log.append(stream, [event], 'none')));
      expect(one).toEqual(two);
    });

    test('refuses a payload that does not match its schema', async () => {
      const wrong: NewEvent = {
        ...renamed('a'),
        type: 'DivisionRenamed',
        data: { divisionId: 0, name: { fr: 'a', en: '' } },
      };
      await expect(log.append(stream, [wrong], 'none')).rejects.toMatchObject({ code: 'invalid-payload' });
    });

    test('appends many streams at once, in the order of the batch', async () => {
      const after = await log.head();
      const other = newStream();
      const position = await log.appendMany([
        { stream, events: [renamed('a'), renamed('b')], expected: 'none' },
        { stream: other, events: [renamed('c')], expected: 'none' },
        { stream, events: [renamed('d')], expected: '1' },
      ]);
      expect(position).toBe(await log.head());
      expect(namesOf(await collect(log.readAll(after)))).toEqual(['a', 'b', 'c', 'd']);
      expect(await log.appendMany([])).toBe(position);
    });

    const interrupted = async () => {
      await log.append(stream, [renamed('a')], 'none');
      const [first, last] = [newStream(), newStream()];
      const fine = [first, last].map((stream) => ({
        stream,
        events: [renamed('b')],
        expected: 'none' as const,
      }));
      const stale = { stream, events: [renamed('b')], expected: 'none' as const };
      const head = await log.head();
      await expect(log.appendMany(fine.toSpliced(1, 0, stale))).rejects.toMatchObject(conflict);
      return { first, last, fine, head };
    };

    if (atomicBatches) {
      test('appends a whole batch or nothing', async () => {
        const { first, head } = await interrupted();
        expect(await log.head()).toBe(head);
        expect(await gather(log.readStream(first))).toEqual([]);
      });
    } else {
      test('completes an interrupted batch that is sent again, each event once', async () => {
        const { first, last, fine } = await interrupted();
        expect(await log.appendMany(fine)).toBe(await log.head());
        for (const completed of [first, last])
          expect(namesOf(await gather(log.readStream(completed)))).toEqual(['b']);
        expect(namesOf(await gather(log.readStream(stream)))).toEqual(['a']);
      });
    }

    test('validates a whole batch before it writes any of it', async () => {
      const head = await log.head();
      const wrong: NewEvent = {
        ...renamed('b'),
        type: 'DivisionRenamed',
        data: { divisionId: 0, name: { fr: 'b', en: '' } },
      };
      const batch = [stream, newStream()].map((stream, i) => ({
        stream,
        events: [i === 0 ? renamed('a') : wrong],
        expected: 'none' as const,
      }));
      await expect(log.appendMany(batch)).rejects.toMatchObject({ code: 'invalid-payload' });
      expect(await log.head()).toBe(head);
    });

    test('returns the first result for a repeated batch, and appends only its new events', async () => {
      const batch = [{ stream, events: [renamed('a')], expected: 'none' as const }];
      const position = await log.appendMany(batch);
      expect(await log.appendMany(batch)).toBe(position);
      const more = { stream: newStream(), events: [renamed('b')], expected: 'none' as const };
      expect(comparePositions(await log.appendMany([...batch, more]), position)).toBeGreaterThan(0);
      expect(await gather(log.readStream(stream))).toHaveLength(1);
    });

    test('reads the whole log in pages, oldest first, after any position', async () => {
      const after = await log.head();
      const names = Array.from({ length: 25 }, (_, i) => `${i}`);
      await log.append(
        stream,
        names.map((name) => renamed(name)),
        'none',
      );
      const pages = await gather(log.readAll(after, 10));
      expect(pages.map((page) => page.length)).toEqual([10, 10, 5]);
      expect(namesOf(pages.flat())).toEqual(names);
      const tenth = pages[0]?.at(-1)?.position ?? origin;
      expect(namesOf(await collect(log.readAll(tenth, 5)))).toEqual(names.slice(10));
    });

    test('reads up to the head at the time of the call', async () => {
      const after = await log.head();
      await log.append(stream, [renamed('a'), renamed('b'), renamed('c')], 'none');
      const seen: Events = [];
      for await (const page of log.readAll(after, 2)) {
        if (seen.length === 0) await log.append(stream, [renamed('too late')], '2');
        seen.push(...page);
      }
      expect(namesOf(seen)).toEqual(['a', 'b', 'c']);
    });
  });
};
