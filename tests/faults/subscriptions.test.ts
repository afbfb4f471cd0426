import { setTimeout as sleep } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createHintBus } from '@rondelle/projector/publish.ts';
import { Client } from 'pg';
import { expect, inject, test } from 'vitest';
import { newStream, renamed } from '../contract/samples.ts';
import { connectedNatsBus } from '../support/nats-bus.ts';
import { startNatsServer } from '../support/nats-server.ts';
import { freshDatabase } from '../support/postgres.ts';
import { launchEventStore, eventStoreName } from './support/eventstore.ts';
import { shortOrLong, report } from './support/faults.ts';
import { heapUsed, megabytes, openResources } from './support/resources.ts';

/** A source of subscriptions, with the counts that a test observes. */
type Subject = {
  /** Resolves when the subscriber got its first message; returns a function that unsubscribes. */
  readonly subscribe: () => Promise<() => Promise<unknown>>;
  /** Sends a message to all current subscribers; resolves when they have it. */
  readonly publish: (subscribers: number) => Promise<void>;
  /** The number of subscribers that received the last message. */
  readonly received: () => number;
  /** Connections that the server counts. */
  readonly connections: () => Promise<number>;
  readonly close: () => Promise<unknown>;
};

/**
 * Queries and appends have connections of their own: a pool refuses a query that has waited for ten seconds, and
 * thousands of subscriptions that read at once occupy theirs for longer on a slow machine. They try again by
 * themselves.
 */
const toLog = (log: EventLog, own = log) => {
  let received = 0;
  const subscribe = async () => {
    const leaving = new AbortController();
    const after = await own.head();
    const following = (async () => {
      for await (const page of log.subscribe(after, leaving.signal)) received += page.length;
    })();
    return () => {
      leaving.abort();
      return following;
    };
  };
  const publish = async (subscribers: number) => {
    received = 0;
    await own.append(newStream(), [renamed('told')], 'none');
    await expect.poll(() => received, { timeout: 60_000 }).toBe(subscribers);
  };
  return { subscribe, publish, received: () => received };
};

const toBus = (bus: HintBus) => {
  let received = 0;
  let position = 0;
  const subscribe = async () => {
    const stop = bus.listen({ hear: () => (received += 1), missed: () => undefined });
    return async () => stop();
  };
  const publish = async (subscribers: number) => {
    received = 0;
    await bus.publish({ seasonIds: [1], position: String((position += 1)) });
    await expect.poll(() => received).toBeGreaterThanOrEqual(subscribers);
    // A surplus would never decrease, so one check is enough.
    expect(received).toBe(subscribers);
  };
  return { subscribe, publish, received: () => received };
};

const none = async () => 0;

const connectionsTo = async (databaseUrl: string): Promise<number> => {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  const database = new URL(databaseUrl).pathname.slice(1);
  const { rows } = await client.query<{ count: string }>(
    'SELECT count(*)::text AS count FROM pg_stat_activity WHERE datname = $1',
    [database],
  );
  await client.end();
  return Number(rows[0]?.count);
};

const subjects: Readonly<Record<string, () => Promise<Subject>>> = {
  'the event log in memory': async () => {
    const log = createMemoryEventLog();
    return { ...toLog(log), connections: none, close: () => log.close() };
  },
  'the event log on Postgres': async () => {
    const database = await freshDatabase();
    const log = await openEventLog(database.url);
    const own = await openEventLog(database.url);
    const close = async () => {
      await Promise.all([log.close(), own.close()]);
      await database.drop();
    };
    return { ...toLog(log, own), connections: () => connectionsTo(database.url), close };
  },
  [`the event log on ${eventStoreName}`]: async () => {
    const server = await launchEventStore();
    const log = await openEventLog(server.url);
    const close = async () => {
      await log.close();
      await server.close();
    };
    return { ...toLog(log), connections: async () => server.open(), close };
  },
  'hints in the process': async () => {
    const bus = createHintBus();
    return { ...toBus(bus), connections: none, close: bus.close };
  },
  'hints over NATS': async () => {
    const server = await startNatsServer();
    const { bus } = await connectedNatsBus(server.url);
    const close = async () => {
      await bus.close();
      await server.remove();
    };
    return { ...toBus(bus), connections: none, close };
  },
};

/** Fewer subscribers for EventStoreDB, where each has its own connection. */
const countFor = (name: string): number => (name.includes('EventStoreDB') ? shortOrLong(300, 500) : 2_000);

/** Bytes of code that V8 compiles and discards at any time, however many subscribers there were. */
const compiledCode = 2_000_000;

/** Expects that a new subscriber gets a message and former subscribers do not. */
const expectNoOtherReceives = async ({ subscribe, publish, received }: Subject): Promise<void> => {
  const leave = await subscribe();
  await publish(1);
  await sleep(100);
  expect(received()).toBe(1);
  await leave();
};

const openAndDrop = async (subject: Subject, count: number): Promise<void> => {
  const leave: (() => Promise<unknown>)[] = [];
  while (leave.length < count) {
    const group = Math.min(100, count - leave.length);
    leave.push(...(await Promise.all(Array.from({ length: group }, subject.subscribe))));
  }
  await subject.publish(count);
  await Promise.all(leave.map((one) => one()));
};

const expectNothingLeft = async (name: string, subject: Subject): Promise<void> => {
  const count = countFor(name);
  // The first round creates what is created once and retained, such as pooled connections and compiled code.
  const idle = openResources();
  await openAndDrop(subject, count);
  await expect.poll(openResources).toBeLessThan(idle + 10);
  const before = {
    heap: await heapUsed(),
    resources: openResources(),
    connections: await subject.connections(),
  };
  const rounds = shortOrLong(2, 4);
  for (let round = 0; round < rounds; round += 1) await openAndDrop(subject, count);
  await expectNoOtherReceives(subject);
  await expect.poll(openResources).toBeLessThan(before.resources + 10);
  await expect.poll(subject.connections).toBeLessThanOrEqual(before.connections);
  let grownBy = Number.POSITIVE_INFINITY;
  const settled = async () => (grownBy = (await heapUsed()) - before.heap);
  // The client of EventStoreDB closes unused connections every ten seconds.
  await expect.poll(settled, { interval: 1_000 }).toBeLessThan(compiledCode + 250 * rounds * count);
  report(`Subscribers to ${name}`, {
    opened: count * (rounds + 1),
    'heard after leaving': 0,
    'memory kept (MB)': megabytes(grownBy),
    'connections before': before.connections,
    'connections after': await subject.connections(),
  });
};

test.each(Object.entries(subjects))('subscribers to %s leak nothing', async (name, open) => {
  const subject = await open();
  // Closes it even after a failure, because open connections would be counted in the next test.
  await expectNothingLeft(name, subject).finally(() => subject.close());
});

test('finds a subscriber that is never removed', async () => {
  const log = createMemoryEventLog();
  const plain = toLog(log);
  const held: unknown[] = [];
  const leaking: Subject = {
    ...plain,
    subscribe: async () => {
      const leave = await plain.subscribe();
      held.push(Array.from({ length: 1_000 }, () => leave));
      return leave;
    },
    connections: none,
    close: () => log.close(),
  };
  await openAndDrop(leaking, 500);
  const before = await heapUsed();
  await openAndDrop(leaking, 500);
  expect((await heapUsed()) - before).toBeGreaterThan(2_000 * 500);
  expect(held).toHaveLength(1_000);
});

test('finds a subscriber that still gets events after it unsubscribed', async () => {
  const bus = createHintBus();
  const plain = toBus(bus);
  const neverUnsubscribed: Subject = {
    ...plain,
    subscribe: async () => {
      await plain.subscribe();
      return async () => undefined;
    },
    connections: none,
    close: bus.close,
  };
  await openAndDrop(neverUnsubscribed, 3);
  await expect(expectNoOtherReceives(neverUnsubscribed)).rejects.toThrow();
  await bus.close();
});
