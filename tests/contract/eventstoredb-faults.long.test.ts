import { origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import {
  createEventStoreDbEventLog,
  type EventStoreDbEventLogOptions,
} from '@rondelle/infra/eventlog/eventstoredb/eventstoredb-event-log.ts';
import { isLogUnreachable } from '@rondelle/infra/eventlog/unreachable.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { afterEach, describe, expect, test } from 'vitest';
import {
  type EventStoreStandIn,
  type StandInOptions,
  startEventStore,
} from '../support/eventstore-stand-in/stand-in.ts';
import { gather } from '../support/gather.ts';
import { expectWithin } from '../support/within.ts';
import { collect, type Events, namesOf, newStream, renamed } from './samples.ts';

const conflict = { name: 'DomainError', code: 'stream/conflict' };
const quick = { patienceMs: 300, watchdogMs: 100 };

let closers: (() => unknown)[] = [];
afterEach(async () => {
  for (const close of closers.toReversed()) await close();
  closers = [];
});

const serve = async (options?: StandInOptions): Promise<EventStoreStandIn> => {
  const server = await startEventStore(options);
  closers.push(() => server.close());
  return server;
};
const openLog = (url: string, options?: EventStoreDbEventLogOptions): EventLog => {
  const log = createEventStoreDbEventLog(url, options);
  closers.push(() => log.close());
  return log;
};
const both = async (options?: EventStoreDbEventLogOptions) => {
  const server = await serve();
  return { server, log: openLog(server.url, options) };
};
const bytes = (text: string) => new Uint8Array(Buffer.from(text));
const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
const manyStreams = (count: number, each = 1) =>
  Array.from({ length: count }, (_, i) => ({
    stream: newStream(),
    events: Array.from({ length: each }, () => renamed(`${i}`)),
    expected: 'none' as const,
  }));

/** Subscribes from the beginning of the log; `seen` collects the events. */
const follow = (log: EventLog) => {
  const seen: Events = [];
  const leaving = new AbortController();
  const following = (async () => {
    for await (const page of log.subscribe(origin, leaving.signal)) seen.push(...page);
  })();
  const has = (count: number) => expect.poll(() => seen.length).toBe(count);
  const leave = () => {
    leaving.abort();
    return following;
  };
  return { seen, has, leave };
};

describe('an append to EventStoreDB', () => {
  test('is sent again when its response is lost, and recorded once', async () => {
    const { server, log } = await both();
    server.failAppends('lost-answer');
    const stream = newStream();
    const { revision, position } = await log.append(stream, [renamed('a'), renamed('b')], 'none');
    const events = await gather(log.readStream(stream));
    expect(namesOf(events)).toEqual(['a', 'b']);
    expect([revision, position]).toEqual(['1', events[1]?.position]);
  });

  test('is sent at most three times when the server rejects it as unavailable', async () => {
    const { server, log } = await both();
    server.failAppends('unavailable', 'unavailable');
    await log.append(newStream(), [renamed('a')], 'none');
    server.failAppends('unavailable', 'unavailable', 'unavailable');
    await expect(log.append(newStream(), [renamed('b')], 'none')).rejects.toThrow('told to');
    expect(namesOf(await collect(log.readAll(origin)))).toEqual(['a']);
  });

  test('goes to the leader when the connection is to a follower, whose reads may be late', async () => {
    const { server, log } = await both();
    server.failAppends('follower');
    const stream = newStream();
    const { position } = await log.append(stream, [renamed('a')], 'none');
    const events = await gather(log.readStream(stream));
    expect(events.map((event) => event.position)).toEqual([position]);
  });

  test('is sent again when the server breaks, and recorded once', async () => {
    const { server, log } = await both();
    server.failAppends('broken', 'broken');
    const stream = newStream();
    await log.append(stream, [renamed('a')], 'none');
    expect(namesOf(await gather(log.readStream(stream)))).toEqual(['a']);
    server.failAppends('broken', 'broken', 'broken');
    const failed = await log.append(newStream(), [renamed('b')], 'none').catch((error: unknown) => error);
    expect(isLogUnreachable(failed)).toBe(true);
  });

  test('waits for its event when the server shows it late', async () => {
    const { server, log } = await both();
    server.failAppends('late');
    const stream = newStream();
    const { position } = await log.append(stream, [renamed('a')], 'none');
    const events = await gather(log.readStream(stream));
    expect(events.map((event) => event.position)).toEqual([position]);
  });

  test('is a conflict when the server rejects its expected version', async () => {
    const { server, log } = await both();
    server.failAppends('wrong-expected-version');
    await expect(log.append(newStream(), [renamed('a')], 'none')).rejects.toMatchObject(conflict);
  });

  test('is resent and recorded once when another process sent it and the server has not committed it', async () => {
    const { server, log } = await both();
    const other = openLog(server.url);
    server.commitAfter(100);
    const [stream, event] = [newStream(), renamed('a')];
    const [one, two] = await Promise.all([log, other].map((it) => it.append(stream, [event], 'none')));
    expect(two).toEqual(one);
    expect(await gather(log.readStream(stream))).toHaveLength(1);
  });

  test('reaches the server once when one process sends it twice concurrently', async () => {
    const { server, log } = await both();
    server.commitAfter(100);
    const [stream, event] = [newStream(), renamed('a')];
    const sent = performance.now();
    const [one, two] = await Promise.all([1, 2].map(() => log.append(stream, [event], 'none')));
    expect(two).toEqual(one);
    expectWithin('one append sent twice', performance.now() - sent, 1_000);
  });

  test('is sent a third time, and no more, when it times out in the commit phase twice', async () => {
    const { server, log } = await both();
    server.failAppends('timeout', 'timeout');
    await log.append(newStream(), [renamed('a')], 'none');
    server.failAppends('timeout', 'timeout', 'timeout');
    await expect(log.append(newStream(), [renamed('b')], 'none')).rejects.toThrow('Commit phase timeout');
    expect(namesOf(await collect(log.readAll(origin)))).toEqual(['a']);
  });

  test('an append without a response fails in time, and the next one uses a new connection', async () => {
    // The appends that must succeed need more than 300 ms on a busy machine.
    const { server, log } = await both({ ...quick, patienceMs: 1_000 });
    const stream = newStream();
    await log.append(stream, [renamed('a')], 'none');
    server.freeze();
    const sent = performance.now();
    await expect(log.append(stream, [renamed('b')], '0')).rejects.toThrow();
    expectWithin('giving up an append', performance.now() - sent, 5_000);
    await log.append(stream, [renamed('c')], '0');
    expect(namesOf(await gather(log.readStream(stream)))).toEqual(['a', 'c']);
  });
});

describe('a batch to EventStoreDB', () => {
  test('fails when the connection is lost halfway, and completes when it is sent again', async () => {
    const { server, log } = await both();
    const batch = manyStreams(600);
    const sending = log.appendMany(batch);
    const cut = expect(sending).rejects.toThrow();
    await expect.poll(() => server.store.all.length, { interval: 1 }).toBeGreaterThan(50);
    server.cut();
    await cut;
    await log.appendMany(batch);
    const names = namesOf(await collect(log.readAll(origin)));
    expect(names.toSorted((a, b) => Number(a) - Number(b))).toEqual(batch.map((_, i) => `${i}`));
  });

  test('is completed with each event once when another process sent an uncommitted part of it', async () => {
    const { server, log } = await both();
    const other = openLog(server.url);
    await other.head();
    const batch = manyStreams(20);
    const [part] = batch;
    if (!part) throw new Error('there is no part');
    server.commitAfter(500);
    const sending = other.append(part.stream, part.events, part.expected);
    const position = await log.appendMany(batch);
    await sending;
    expect(namesOf(await collect(log.readAll(origin)))).toEqual(batch.map((_, i) => `${i}`));
    expect(position).toBe(await log.head());
  });

  test.each([
    ['too-large', 'maximum-append-size-exceeded: the server takes 1000 bytes at once'],
    ['bad-request', 'Could not recognize told to find it bad'],
    ['busy', 'Could not recognize Server Is Busy'],
  ] as const)(
    'fails with %s and the stream when the server rejects it for that reason',
    async (fault, words) => {
      const { server, log } = await both();
      server.failAppends(fault);
      const [one] = manyStreams(1);
      await expect(log.appendMany(one ? [one] : [])).rejects.toThrow(`${one?.stream} failed: ${words}`);
    },
  );

  test('is sent a third time, and no more, when its commit times out twice', async () => {
    const { server, log } = await both();
    const stream = newStream();
    const batch = [
      { stream: newStream(), events: [renamed('c')], expected: 'none' as const },
      { stream, events: [renamed('a')], expected: 'none' as const },
      { stream, events: [renamed('b')], expected: '0' as const },
    ];
    server.failAppends('none', 'timeout', 'none', 'timeout', 'timeout');
    await expect(log.appendMany(batch)).rejects.toThrow(`${stream} failed: deadline-exceeded`);
    server.failAppends('none', 'timeout', 'none', 'timeout');
    await log.appendMany(batch);
    expect(namesOf(await gather(log.readStream(stream)))).toEqual(['a', 'b']);
  });

  test('fails within its time limit when the server does not respond', async () => {
    const { server, log } = await both(quick);
    server.failAppends('silence', 'silence');
    const sent = performance.now();
    await expect(log.appendMany(manyStreams(20))).rejects.toThrow();
    expectWithin('giving up a batch', performance.now() - sent, 2_000);
  });

  test.each([
    ['256', undefined, 300, 1_500],
    ['the configured number of', 7, 20, 300],
  ])(
    'sends up to %s appends before the first acknowledgement, and no more',
    async (_most, window, count, delayMs) => {
      const { server, log } = await both(window === undefined ? {} : { window });
      // Long enough for a busy machine to send as many as the window allows.
      server.delay(delayMs);
      await log.appendMany(manyStreams(count));
      expect(server.mostUnanswered()).toBe(window ?? 256);
      server.delay(0);
      expect(await collect(log.readAll(origin))).toHaveLength(count);
    },
  );

  test('does not affect another log in the same process when it fails', async () => {
    const [bad, good] = [await both(quick), await both()];
    bad.server.failAppends('unavailable');
    const outcomes = await Promise.allSettled([
      bad.log.appendMany(manyStreams(300)),
      good.log.appendMany(manyStreams(300)),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
    expect(await collect(good.log.readAll(origin))).toHaveLength(300);
  });
});

describe('a subscription to EventStoreDB', () => {
  test.each(['error', 'end'] as const)(
    'resumes where it was when the server drops it with an %s',
    async (how) => {
      const { server, log } = await both();
      const { seen, has, leave } = follow(log);
      const stream = newStream();
      for (let i = 0; i < 20; i += 1) {
        await log.append(stream, [renamed(`${i}`)], i === 0 ? 'none' : String(i - 1));
        if (i % 7 === 3) server.dropSubscriptions(how);
      }
      await has(20);
      expect(namesOf(seen)).toEqual(Array.from({ length: 20 }, (_, i) => `${i}`));
      await leave();
    },
  );

  test('is replaced by the watchdog when it delivers nothing although the log has grown', async () => {
    const { server, log } = await both(quick);
    const { seen, has, leave } = follow(log);
    const stream = newStream();
    await log.append(stream, [renamed('a')], 'none');
    await has(1);
    server.muteSubscriptions();
    await log.append(stream, [renamed('b')], '0');
    await has(2);
    expect(namesOf(seen)).toEqual(['a', 'b']);
    await leave();
  });

  test('resumes over a new connection when its own is half-open', async () => {
    const { server, log } = await both(quick);
    const writer = openLog(server.url);
    const { seen, has, leave } = follow(log);
    const stream = newStream();
    await writer.append(stream, [renamed('a')], 'none');
    await has(1);
    server.freeze();
    const other = openLog(server.url);
    await other.append(stream, [renamed('b')], '0');
    await has(2);
    expect(namesOf(seen)).toEqual(['a', 'b']);
    await leave();
  });

  test('is not replaced by the watchdog while its reader is slow, and delivers each event once', async () => {
    const { server, log } = await both({ watchdogMs: quick.watchdogMs });
    await log.appendMany(manyStreams(110, 100));
    const seen: Events = [];
    for await (const page of log.subscribe(origin, new AbortController().signal)) {
      expect(page.length).toBeLessThanOrEqual(5_000);
      seen.push(...page);
      if (seen.length >= 11_000) break;
      await pause(500);
    }
    expect(new Set(seen.map((e) => e.eventId)).size).toBe(11_000);
    await expect.poll(server.subscriptions).toBe(0);
  });

  test('waits longer after each failure, and briefly again after the first event', async () => {
    const { server, log } = await both();
    const { has, leave } = follow(log);
    const stream = newStream();
    await log.append(stream, [renamed('a')], 'none');
    await has(1);
    const waits = () => server.subscribedAt().map((at, i, all) => at - (all[i - 1] ?? at));
    server.refuseSubscriptions(true);
    server.dropSubscriptions('error');
    await expect.poll(() => waits().length).toBeGreaterThan(5);
    server.refuseSubscriptions(false);
    await log.append(stream, [renamed('b')], '0');
    await has(2);
    const known = waits().length;
    server.dropSubscriptions('error');
    await expect.poll(() => waits().length).toBeGreaterThan(known);
    await leave();

    // Timers may fire a millisecond early; a busy machine only makes waits longer.
    const shortest = [100, 200, 400, 800, 1_600].map((ms) => ms - 2);
    expect(
      waits()
        .slice(1, 6)
        .filter((ms, i) => ms < (shortest[i] ?? 0)),
    ).toEqual([]);
    // Without the reset, the next wait would have been 3,200 ms.
    expectWithin('the first wait after an event', waits()[known] ?? Number.NaN, 2_000);
  });

  test('delivers an event of an unknown type as unreadable, and loading its stream for a decision throws', async () => {
    const { server, log } = await both();
    server.store.append('division-1', -1n, [
      {
        id: crypto.randomUUID(),
        type: 'PlayerTraded',
        contentType: 'application/json',
        data: bytes('{}'),
        metadata: bytes('{"schemaVersion":1}'),
      },
    ]);
    const unreadable = { type: 'Unreadable', data: { eventType: 'PlayerTraded' } };
    for await (const events of log.subscribe(origin, new AbortController().signal)) {
      expect(events).toMatchObject([unreadable]);
      break;
    }
    expect((await gather(log.readAll(origin))).flat()).toMatchObject([unreadable]);
    const unknown = { code: 'unknown-type', eventType: 'PlayerTraded' };
    await expect(gather(log.readStream('division-1'))).rejects.toMatchObject(unknown);
  });
});

const ofOthers = (count: number) =>
  Array.from({ length: count }, () => ({
    id: crypto.randomUUID(),
    type: 'InvoiceSent',
    contentType: 'application/json',
    data: bytes('{}'),
    metadata: new Uint8Array(),
  }));

test('events of other applications in the same EventStoreDB are neither read nor counted', async () => {
  const { server, log } = await both();
  const { seen, has, leave } = follow(log);
  for (let i = 0; i < 30; i += 1) await log.append(newStream(), [renamed(`${i}`)], 'none');
  await has(30);
  server.store.append('invoice-7', null, ofOthers(1));
  expect(server.store.all.length).toBeGreaterThan(35);
  expect(await collect(log.readAll(origin))).toEqual(seen);
  expect(await log.head()).toBe(seen.at(-1)?.position);
  await leave();
});

test('events of other applications under names like the product’s are skipped, however many', async () => {
  const { server, log } = await both();
  server.store.append('game-of-others', null, ofOthers(2_000));
  expect(await log.head()).toBe(origin);
  const { seen, has, leave } = follow(log);
  const { position } = await log.append(newStream(), [renamed('a')], 'none');
  await has(1);
  server.store.append('ids-of-others', null, ofOthers(2_000));
  expect(await log.head()).toBe(position);
  expect(await collect(log.readAll(origin))).toEqual(seen);
  server.dropSubscriptions('error');
  await log.append(newStream(), [renamed('b')], 'none');
  await has(2);
  await leave();
});

test('the server never gets a regular expression as a filter, which it would compile each time', async () => {
  const { server, log } = await both();
  const { has, leave } = follow(log);
  await log.append(newStream(), [renamed('a')], 'none');
  await has(1);
  await log.head();
  await collect(log.readAll(origin));
  expect(server.regularExpressions()).toBe(0);
  await leave();
});

test('many calls for the head do not make the server close the connection', async () => {
  // An HTTP/2 server closes a connection after about a thousand cancelled calls.
  const { server, log } = await both();
  await log.append(newStream(), [renamed('a')], 'none');
  server.delay(5);
  const head = await log.head();
  for (let round = 0; round < 15; round += 1)
    expect(new Set(await Promise.all(Array.from({ length: 100 }, () => log.head())))).toEqual(
      new Set([head]),
    );
});

test('waits for slow responses', async () => {
  const { server, log } = await both();
  server.delay(150);
  const stream = newStream();
  await log.append(stream, [renamed('a')], 'none');
  expect(namesOf(await gather(log.readStream(stream)))).toEqual(['a']);
});

describe('the URL of EventStoreDB', () => {
  const credentials = { user: 'rondelle', password: 'l’été@22:13/?' };

  test('contains credentials and the certificate for TLS', async () => {
    const server = await serve({ credentials });
    const log = await openEventLog(server.url);
    closers.push(() => log.close());
    const stream = newStream();
    await log.append(stream, [renamed('a')], 'none');
    await log.appendMany(manyStreams(3));
    expect(namesOf(await collect(log.readAll(origin)))).toEqual(['a', '0', '1', '2']);
  });

  test('is rejected with a wrong password, and the error does not contain the password', async () => {
    const server = await serve({ credentials });
    const url = server.url.replace(encodeURIComponent(credentials.password), 'hush-hush');
    await expect(openEventLog(url)).rejects.toThrow('who are you?');
    await expect(openEventLog(url)).rejects.not.toThrow('hush-hush');
  });

  test('fails immediately when no server listens there', async () => {
    await expect(openEventLog('esdb://127.0.0.1:1?tls=false')).rejects.toThrow('ECONNREFUSED');
  });

  test('is rejected with an invalid option, and the error does not contain the password', async () => {
    const opening = openEventLog('esdb://me:hush@127.0.0.1:1?tls=perhaps');
    await expect(opening).rejects.toThrow('true or false');
    await expect(openEventLog('esdb://me:hush@127.0.0.1:1?tls=perhaps')).rejects.not.toThrow('hush');
  });
});

test('closing the log ends pending calls and closes every connection', async () => {
  const { server, log } = await both();
  const { leave } = follow(log);
  await log.append(newStream(), [renamed('a')], 'none');
  await expect.poll(server.subscriptions).toBe(1);
  const sending = log.appendMany(manyStreams(5_000)).catch(() => 'cut');
  await pause(20);
  const closed = performance.now();
  await log.close();
  expect(await sending).toBe('cut');
  expectWithin('closing the log', performance.now() - closed, 500);
  await leave();
  await expect.poll(server.open).toBe(0);
  await expect(log.head()).rejects.toThrow('closed');
});

test('two hundred closed subscriptions leave no open calls or connections', async () => {
  const { server, log } = await both();
  await log.append(newStream(), [renamed('a')], 'none');
  for (let round = 0; round < 10; round += 1) {
    const leaving = new AbortController();
    const pages = Array.from({ length: 20 }, () =>
      log.subscribe(origin, leaving.signal)[Symbol.asyncIterator](),
    );
    await Promise.all(pages.map((page) => page.next()));
    leaving.abort();
  }
  await expect.poll(server.subscriptions).toBe(0);
  await expect.poll(server.open).toBe(1);
});
