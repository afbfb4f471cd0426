import {
  comparePositions,
  origin,
  type Position,
  type Recorded,
  systemActor,
} from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { EventLog, LoggedEvent, NewEvent } from '@rondelle/domain/ports/event-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { gather } from '../support/gather.ts';

export type Harness = {
  readonly log: EventLog;
  readonly close: () => Promise<void>;
};

type Events = Recorded<LoggedEvent>[];
let nextStream = 1;

/** A fresh id for each event, unless it is the same command again. */
export const renamed = (name: string, eventId: string = crypto.randomUUID()): NewEvent => {
  const commandId = crypto.randomUUID();
  return {
    type: 'DivisionRenamed',
    data: { divisionId: 1, name: { fr: name, en: name } },
    eventId,
    metadata: {
      commandId,
      correlationId: commandId,
      causationId: commandId,
      actor: systemActor,
      source: 'system',
      schemaVersion: 1,
    },
  };
};
export const newStream = (): StreamName => `division-${nextStream++}`;
const namesOf = (events: Events) =>
  events.map((e) => (e.type === 'DivisionRenamed' ? e.data.name.fr : e.type));
const conflict = { name: 'DomainError', code: 'stream/conflict' };

const collect = async (pages: AsyncIterable<Events>): Promise<Events> => (await gather(pages)).flat();

/** What a subscription brings until there are enough events; then it is left. */
const take = async (log: EventLog, after: Position, enough: (seen: Events) => boolean): Promise<Events> => {
  const seen: Events = [];
  const leaving = new AbortController();
  for await (const page of log.subscribe(after, leaving.signal)) {
    seen.push(...page);
    if (enough(seen)) leaving.abort();
  }
  return seen;
};

/** What every event log must do, whatever it is kept in. */
export const eventLogContract = (adapter: string, open: () => Promise<Harness>): void => {
  describe(`the event log ${adapter}`, () => {
    let harness: Harness;
    let log: EventLog;
    let stream: StreamName;
    beforeAll(async () => {
      harness = await open();
      log = harness.log;
    });
    afterAll(() => harness.close());
    beforeEach(() => {
      stream = newStream();
    });

    test('starts empty', async () => {
      expect(await log.head()).toBe(origin);
      expect(await collect(log.readAll(origin))).toEqual([]);
      expect(await gather(log.readStream(stream))).toEqual([]);
    });

    test('gives back what was appended, with its place and its time', async () => {
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

    test('refuses an append to a stream that has moved on, and writes nothing', async () => {
      await log.append(stream, [renamed('a')], 'none');
      const head = await log.head();
      await expect(log.append(stream, [renamed('b')], 'none')).rejects.toMatchObject(conflict);
      await expect(log.append(stream, [renamed('b')], '7')).rejects.toMatchObject(conflict);
      await expect(log.append(newStream(), [renamed('b')], '0')).rejects.toMatchObject(conflict);
      expect(await log.head()).toBe(head);
    });

    test('answers a retry as it did the first time, also after others have appended', async () => {
      const events = [renamed('a'), renamed('b')];
      const first = await log.append(stream, events, 'none');
      await log.append(stream, [renamed('c')], '1');
      expect(await log.append(stream, events, 'none')).toEqual(first);
      expect(namesOf(await gather(log.readStream(stream)))).toEqual(['a', 'b', 'c']);
    });

    test('takes an event id only once: elsewhere, or in part, it is a conflict', async () => {
      const event = renamed('a');
      await log.append(stream, [event], 'none');
      await expect(log.append(newStream(), [event], 'none')).rejects.toMatchObject(conflict);
      await expect(log.append(stream, [event, renamed('b')], 'none')).rejects.toMatchObject(conflict);
      await expect(log.append(stream, [event], '0')).rejects.toMatchObject(conflict);
    });

    test('lets exactly one of many racing writers win', async () => {
      const racers = Array.from({ length: 8 }, (_, i) => log.append(stream, [renamed(`${i}`)], 'none'));
      const outcomes = await Promise.allSettled(racers);
      expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      expect(await gather(log.readStream(stream))).toHaveLength(1);
    });

    test('appends the same command once although it is sent twice at the same time', async () => {
      const event = renamed('a');
      const [one, two] = await Promise.all([1, 2].map(() => log.append(stream, [event], 'none')));
      expect(one).toEqual(two);
    });

    test('refuses a payload that its schema does not know', async () => {
      const wrong: NewEvent = {
        ...renamed('a'),
        type: 'DivisionRenamed',
        data: { divisionId: 0, name: { fr: 'a', en: '' } },
      };
      await expect(log.append(stream, [wrong], 'none')).rejects.toMatchObject({ fault: 'invalid-payload' });
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

    test('appends all of a batch or nothing', async () => {
      await log.append(stream, [renamed('a')], 'none');
      const head = await log.head();
      const [first, last] = [newStream(), newStream()];
      const fine = [first, last].map((stream) => ({
        stream,
        events: [renamed('b')],
        expected: 'none' as const,
      }));
      const stale = { stream, events: [renamed('b')], expected: 'none' as const };
      await expect(log.appendMany(fine.toSpliced(1, 0, stale))).rejects.toMatchObject(conflict);
      expect(await log.head()).toBe(head);
      expect(await gather(log.readStream(first))).toEqual([]);
    });

    test('answers a batch sent again as the first time, and appends what of it is new', async () => {
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

    test('reads up to the head at the time of asking', async () => {
      const after = await log.head();
      await log.append(stream, [renamed('a'), renamed('b'), renamed('c')], 'none');
      const seen: Events = [];
      for await (const page of log.readAll(after, 2)) {
        if (seen.length === 0) await log.append(stream, [renamed('too late')], '2');
        seen.push(...page);
      }
      expect(namesOf(seen)).toEqual(['a', 'b', 'c']);
    });

    test('a subscription that starts in the middle brings what is there and then what comes', async () => {
      const { position } = await log.append(stream, [renamed('before')], 'none');
      await log.append(stream, [renamed('there')], '0');
      const taking = take(log, position, (seen) => seen.length >= 2);
      await log.append(stream, [renamed('comes')], '1');
      expect(namesOf(await taking)).toEqual(['there', 'comes']);
    });

    test('a waiting subscription is woken by an append', async () => {
      const leaving = new AbortController();
      const pages = log.subscribe(await log.head(), leaving.signal)[Symbol.asyncIterator]();
      const next = pages.next();
      await new Promise((resolve) => setTimeout(resolve, 300));
      const sent = performance.now();
      await log.append(stream, [renamed('a')], 'none');
      expect((await next).value).toHaveLength(1);
      expect(performance.now() - sent).toBeLessThan(400);
      leaving.abort();
      expect(await pages.next()).toMatchObject({ done: true });
    });

    test('a subscriber sees every event of 16 concurrent writers exactly once and in order', async () => {
      const after = await log.head();
      const streams = Array.from({ length: 16 }, newStream);
      const each = 25;
      const taking = take(log, after, (seen) => seen.length >= streams.length * each);
      const write = async (stream: StreamName) => {
        for (let i = 0; i < each; i += 1) {
          await log.append(stream, [renamed(`${i}`)], i === 0 ? 'none' : String(i - 1));
        }
      };
      await Promise.all(streams.map(write));
      const seen = await taking;
      expect(seen.map((e) => e.position)).toEqual((await collect(log.readAll(after))).map((e) => e.position));
      expect(seen.every((e, i) => comparePositions(e.position, seen[i - 1]?.position ?? after) > 0)).toBe(
        true,
      );
      expect(seen.every((e, i) => e.recordedAt >= (seen[i - 1]?.recordedAt ?? ''))).toBe(true);
      for (const stream of streams) {
        expect(seen.filter((e) => e.stream === stream).map((e) => Number(e.revision))).toEqual([
          ...Array(each).keys(),
        ]);
      }
    });

    test('a subscription ends promptly when it is aborted, waiting or not yet begun', async () => {
      const leaving = new AbortController();
      const waiting = collect(log.subscribe(await log.head(), leaving.signal));
      await new Promise((resolve) => setTimeout(resolve, 100));
      const aborted = performance.now();
      leaving.abort();
      expect(await waiting).toEqual([]);
      expect(await collect(log.subscribe(origin, leaving.signal))).toEqual([]);
      expect(performance.now() - aborted).toBeLessThan(100);
    });
  });
};

export type CutHarness = Harness & {
  /** Cuts every connection between the log and where it is kept. */
  readonly cut: () => Promise<void>;
};

/** What an event log kept elsewhere must do when the way there breaks. */
export const connectionLossContract = (adapter: string, open: () => Promise<CutHarness>): void => {
  test(`the event log ${adapter}: after its connections are cut, a subscription goes on where it was`, async () => {
    const { log, cut, close } = await open();
    const stream = newStream();
    const taking = take(log, origin, (seen) => seen.length >= 30);
    for (let i = 0; i < 30; i += 1) {
      if (i % 10 === 5) await cut();
      const event = renamed(`${i}`);
      const append = () => log.append(stream, [event], i === 0 ? 'none' : String(i - 1));
      // A writer that lost its connection sends the same event again.
      await append().catch(append);
    }
    expect(namesOf(await taking)).toEqual(Array.from({ length: 30 }, (_, i) => `${i}`));
    await close();
  });

  test(`the event log ${adapter}: a waiting subscription is woken again after its connections were cut`, async () => {
    const { log, cut, close } = await open();
    const taking = take(log, origin, (seen) => seen.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await cut();
    await new Promise((resolve) => setTimeout(resolve, 600));
    const event = renamed('a');
    const append = () => log.append(newStream(), [event], 'none');
    const sent = performance.now();
    await append();
    expect(namesOf(await taking)).toEqual(['a']);
    expect(performance.now() - sent).toBeLessThan(300);
    await close();
  });
};
