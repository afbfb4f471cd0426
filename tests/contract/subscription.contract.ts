import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { StreamName } from '@rondelle/contracts/log/streams.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { expectWithin } from '../support/within.ts';
import { collect, type Events, type Harness, namesOf, newStream, renamed } from './samples.ts';

/** Collects events of a subscription until there are enough, then ends it. */
const take = async (log: EventLog, after: Position, enough: (seen: Events) => boolean): Promise<Events> => {
  const seen: Events = [];
  const leaving = new AbortController();
  for await (const page of log.subscribe(after, leaving.signal)) {
    seen.push(...page);
    if (enough(seen)) leaving.abort();
  }
  return seen;
};

/** The contract of a subscription to any event log. */
export const subscriptionContract = (adapter: string, open: () => Promise<Harness>): void => {
  describe(`a subscription to the event log ${adapter}`, () => {
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

    test('a subscription from a position delivers existing events, then new ones', async () => {
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
      expectWithin('waking a subscription', performance.now() - sent, 400);
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

    test('a subscription ends promptly when it is aborted, while it waits or before it begins', async () => {
      const leaving = new AbortController();
      const waiting = collect(log.subscribe(await log.head(), leaving.signal));
      await new Promise((resolve) => setTimeout(resolve, 100));
      const aborted = performance.now();
      leaving.abort();
      expect(await waiting).toEqual([]);
      expect(await collect(log.subscribe(origin, leaving.signal))).toEqual([]);
      expectWithin('ending a subscription', performance.now() - aborted, 100);
    });
  });
};

export type CutHarness = Harness & {
  /** Cuts every connection between the log and its store. */
  readonly cut: () => Promise<void>;
};

/** Retries an append of the same event, since a pool may hold several cut connections and each must fail once. */
const sendAgain = (send: () => Promise<unknown>, times = 10): Promise<unknown> =>
  send().catch((error: unknown) => {
    if (times === 0) throw error;
    return sendAgain(send, times - 1);
  });

/** The contract of an event log on a remote store when its connections break. */
export const connectionLossContract = (adapter: string, open: () => Promise<CutHarness>): void => {
  test(`the event log ${adapter}: a subscription resumes where it was after its connections are cut`, async () => {
    const { log, cut, close } = await open();
    const stream = newStream();
    const taking = take(log, await log.head(), (seen) => seen.length >= 30);
    for (let i = 0; i < 30; i += 1) {
      if (i % 10 === 5) await cut();
      const event = renamed(`${i}`);
      await sendAgain(() => log.append(stream, [event], i === 0 ? 'none' : String(i - 1)));
    }
    expect(namesOf(await taking)).toEqual(Array.from({ length: 30 }, (_, i) => `${i}`));
    await close();
  });

  test(`the event log ${adapter}: a waiting subscription is woken again after its connections are cut`, async () => {
    const { log, cut, close } = await open();
    const taking = take(log, await log.head(), (seen) => seen.length > 0);
    await new Promise((resolve) => setTimeout(resolve, 200));
    await cut();
    await new Promise((resolve) => setTimeout(resolve, 600));
    const event = renamed('a');
    const append = () => log.append(newStream(), [event], 'none');
    const sent = performance.now();
    await append();
    expect(namesOf(await taking)).toEqual(['a']);
    expectWithin('waking a subscription after a cut', performance.now() - sent, 300);
    await close();
  });
};
