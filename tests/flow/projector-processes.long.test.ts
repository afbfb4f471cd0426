import { setTimeout as pause } from 'node:timers/promises';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { openEventLog } from '@rondelle/infra/eventlog/open.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { readCheckpoint } from '@rondelle/projector/state.ts';
import { ensureViews } from '@rondelle/projector/views.ts';
import fc from 'fast-check';
import type { Pool } from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { endLaunched } from '../support/launch.ts';
import { type FreshDatabase, freshDatabase } from '../support/postgres.ts';
import { expectWithin } from '../support/within.ts';
import { dumpViews } from './dump-views.ts';
import { history } from './histories.ts';
import { beginning } from './histories/beginning.ts';
import { createWriter } from './histories/writer.ts';
import { type OwnProcess, startOwnProcess } from './own-process.ts';

let database: FreshDatabase;
let pool: Pool;
let log: EventLog;
let write: ReturnType<typeof createWriter>;
beforeEach(async () => {
  database = await freshDatabase();
  pool = createPool(database.url);
  await ensureViews(pool);
  log = await openEventLog(database.url);
  write = createWriter(log);
});
afterEach(async () => {
  await endLaunched('SIGKILL');
  await log?.close();
  await pool?.end();
  await database?.drop();
});

const startProcess = () => startOwnProcess('projector', { DATABASE_URL: database.url, LOG_LEVEL: 'silent' });
const sharesOf = async (those: readonly OwnProcess[]): Promise<number[]> =>
  Promise.all(
    those.map(async ({ url }) => {
      const { shards }: { shards: string[] } = await (await fetch(`${url}/readyz`)).json();
      return shards.length;
    }),
  );
/** Waits until the processes hold these numbers of shards; being caught up does not imply it. */
const untilSharesAre = (those: readonly OwnProcess[], expected: readonly number[]) =>
  expect.poll(() => sharesOf(those), { interval: 50 }).toEqual(expected);
const startPair = async (): Promise<readonly [OwnProcess, OwnProcess]> => {
  const pair = [await startProcess(), await startProcess()] as const;
  await untilSharesAre(pair, [9, 8]);
  return pair;
};

const reached = async () => (await readCheckpoint(pool)).position;

/** Milliseconds until all shards have passed the current head of the log. */
const untilFresh = async (): Promise<number> => {
  const began = performance.now();
  const head = await log.head();
  await expect.poll(reached, { interval: 10 }).toBe(head);
  return performance.now() - began;
};
const expectNothingLost = async () => {
  const live = await dumpViews(pool, views);
  await rebuild({ pool, log });
  expect(live).toEqual(await dumpViews(pool, views));
};
const later = (seed: number) => (fc.sample(history, { numRuns: 1, seed })[0] ?? []).slice(beginning.length);

test('two processes share the shards, and their rows equal a rebuild', async () => {
  await startPair();
  await write([...beginning, ...later(11)]);
  await untilFresh();
  await expectNothingLost();
});

test('when a process is killed, the other catches up within five seconds', async () => {
  const [first, second] = await startPair();
  await write(beginning);
  await untilFresh();
  const writing = write(later(12));
  first.signal('SIGKILL');
  await writing;
  const ms = await untilFresh();
  expectWithin('catching up after a kill', ms, 5_000);
  await untilSharesAre([second], [17]);
  await expectNothingLost();
});

test('when a process hangs, the other catches up within five seconds, and the first writes nothing wrong afterwards', async () => {
  const [first, second] = await startPair();
  await write(beginning);
  await untilFresh();
  const happened = later(13);
  const writing = write(happened.slice(0, 25));
  await pause(15);
  first.signal('SIGSTOP');
  await writing;
  const ms = await untilFresh();
  expectWithin('catching up beside a process that hangs', ms, 5_000);
  await untilSharesAre([second], [17]);
  first.signal('SIGCONT');
  await write(happened.slice(25));
  await untilFresh();
  // Once it continues, it requests its share of the shards.
  await untilSharesAre([second, first], [9, 8]);
  await expectNothingLost();
});

test('one view rebuilt by another process during writes equals a full rebuild', async () => {
  await startPair();
  await write(beginning);
  await untilFresh();
  const happened = later(14);
  const rebuilding = (async () => {
    for (const name of ['games', 'standings', 'ratings']) await rebuild({ pool, log, only: [name] });
  })();
  await Promise.all([rebuilding, write(happened.slice(0, -3))]);
  await untilFresh();
  await expectNothingLost();
  await write(happened.slice(-3));
  await untilFresh();
  await expectNothingLost();
});
