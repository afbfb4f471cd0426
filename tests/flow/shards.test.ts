import { comparePositions, type Position } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { planOf } from '@rondelle/projections/views/engine/plan.ts';
import {
  allShards,
  catalogueShard,
  type Shard,
  shardOfSeason,
} from '@rondelle/projections/views/engine/shards.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { isEvent, type LogEntry } from '@rondelle/projector/log-reader.ts';
import { createDeferredComputer, type DeferredComputer } from '@rondelle/projector/later/compute-later.ts';
import { createProjector, type Projector } from '@rondelle/projector/projector.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { beginTerm } from '@rondelle/projector/shards/holding.ts';
import { isOfCatalogue, routingOf } from '@rondelle/projector/shards/routing.ts';
import { readCheckpoint, readCheckpoints } from '@rondelle/projector/state.ts';
import fc from 'fast-check';
import type { PoolClient } from 'pg';
import { expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { history } from './histories.ts';
import { beginning } from './histories/beginning.ts';
import { twoWeeks } from './histories/two-weeks.ts';
import { createWriter } from './histories/writer.ts';

const database = flowDatabase();
const routing = routingOf(planOf(views));
/** The shards of the histories' seasons and catalogue; the others are empty. */
const busy: readonly Shard[] = [catalogueShard, shardOfSeason(1), shardOfSeason(2)];

const entriesOf = async (log: ReturnType<typeof createMemoryEventLog>): Promise<LogEntry[]> => {
  const entries: LogEntry[] = [];
  for await (const page of log.readAll('0')) entries.push(...page);
  return entries;
};

const isAfter = (position: Position) => (entry: LogEntry) => comparePositions(entry.position, position) > 0;

/** The entries that shards may project next: up to a number, and none beyond the catalogue's position. */
const nextFor = (projector: Projector, entries: readonly LogEntry[], most: number, catalogue: Position) => {
  const left = entries.filter(isAfter(projector.position())).slice(0, most);
  if (projector.claims().some(({ shard }) => shard === catalogueShard)) return left;
  const barrier = left.findIndex(
    (entry) => isEvent(entry) && isOfCatalogue(routing, entry) && isAfter(catalogue)(entry),
  );
  return barrier < 0 ? left : left.slice(0, barrier);
};

const schedule = fc.record({
  happened: history,
  /** The holder of each shard among three processes, at first and after every handover. */
  hands: fc.array(fc.array(fc.nat({ max: 2 }), { minLength: 3, maxLength: 3 }), {
    minLength: 1,
    maxLength: 3,
  }),
  /** The processes that run concurrently, and how many entries each projects. */
  turns: fc.array(fc.array(fc.tuple(fc.nat({ max: 2 }), fc.integer({ min: 1, max: 9 })), { maxLength: 3 }), {
    minLength: 5,
    maxLength: 25,
  }),
});

const holderOf = (hand: readonly number[], shard: Shard): number =>
  hand[Math.max(0, busy.indexOf(shard))] ?? 0;

type Process = { readonly projector: Projector; readonly later: DeferredComputer };

/** Starts a new term for every shard, held by these processes. */
const deal = (log: EventLog, clients: readonly PoolClient[], hand: readonly number[]): Promise<Process[]> =>
  Promise.all(
    clients.map(async (client, i) => {
      const shards = allShards.filter((shard) => holderOf(hand, shard) === i);
      const claims = await beginTerm(client, null, shards);
      const later = createDeferredComputer(views, claims);
      return { projector: createProjector({ client, log, defers: true }, views, claims), later };
    }),
  );

test('shards in several processes, in any order and concurrently, have the rows of one rebuild', async () => {
  const pool = database.pool();
  const connect = () => Promise.all([pool.connect(), pool.connect(), pool.connect()]);
  const [clients, laterClients] = [await connect(), await connect()];
  const step = async (
    processes: readonly Process[],
    entries: readonly LogEntry[],
    turn: readonly (readonly [number, number])[],
  ) => {
    const catalogue = (await readCheckpoints(pool))[0]?.position ?? '0';
    const limits = new Map(turn);
    await Promise.all(
      [...limits].map(async ([who, most]) => {
        const process = processes[who];
        if (!process || process.projector.claims().length === 0) return;
        const { projector, later } = process;
        const beside = laterClients[who];
        // Now and then, deferred work runs beside the batch.
        await Promise.all([
          projector.project(nextFor(projector, entries, most, catalogue)),
          ...(most % 3 === 0 && beside ? [later.next(beside)] : []),
        ]);
      }),
    );
  };
  await fc.assert(
    fc.asyncProperty(schedule, async ({ happened, hands, turns }) => {
      await database.empty();
      const log = createMemoryEventLog();
      await createWriter(log)(happened);
      const entries = await entriesOf(log);
      for (const hand of hands) {
        const processes = await deal(log, clients, hand);
        for (const turn of turns) await step(processes, entries, turn);
      }
      await catchUp({ pool, log, batchSize: 11 });
      const live = await dumpViews(pool, views);
      await rebuild({ pool, log });
      expect(await dumpViews(pool, views)).toEqual(live);
    }),
    { numRuns: 12 },
  );
  for (const client of [...clients, ...laterClients]) client.release();
}, 300_000);

test('deferred work follows the recorded events, and the next holder completes it', async () => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  await createWriter(log)([...beginning, ...twoWeeks]);
  const client = await pool.connect();
  const claims = await beginTerm(client, null, allShards);
  const projector = createProjector({ client, log, defers: true }, views, claims);
  await projector.project(await entriesOf(log));
  const rowsIn = async (view: string): Promise<number> =>
    (await pool.query(`SELECT FROM ${view}`)).rowCount ?? 0;
  expect([(await rowsIn('standings')) > 0, await rowsIn('ratings')]).toEqual([true, 0]);
  const later = createDeferredComputer(views, claims);
  expect(await later.next(client)).not.toBeNull();
  expect(await rowsIn('later_groups')).toBeGreaterThan(0);
  client.release();

  await catchUp({ pool, log });
  const live = await dumpViews(pool, views);
  expect(live['forecasts']?.length).toBeGreaterThan(0);
  await rebuild({ pool, log });
  expect(await dumpViews(pool, views)).toEqual(live);
});

test('a process that lost a shard without noticing writes nothing more', async () => {
  const pool = database.pool();
  await database.empty();
  const log = createMemoryEventLog();
  await createWriter(log)(beginning);
  const entries = await entriesOf(log);
  const [stalled, heir] = await Promise.all([pool.connect(), pool.connect()]);
  const before = createProjector({ client: stalled, log }, views, await beginTerm(stalled, null, allShards));
  await before.project(entries.slice(0, 20));
  const after = createProjector({ client: heir, log }, views, await beginTerm(heir, null, allShards));
  await after.project(entries.slice(20, 30));
  const dump = await dumpViews(pool, views);
  await expect(before.project(entries.slice(20))).rejects.toMatchObject({
    name: 'CheckpointMoved',
  });
  expect(await dumpViews(pool, views)).toEqual(dump);
  await after.project(entries.slice(30));
  expect((await readCheckpoint(pool)).position).toBe(await log.head());
  stalled.release();
  heir.release();
});
