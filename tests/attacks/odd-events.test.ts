import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { readQuarantine } from '@rondelle/projector/quarantine.ts';
import { readCheckpoints } from '@rondelle/projector/state.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpViews } from '../flow/dump-views.ts';
import { flowDatabase } from '../flow/flow-database.ts';
import type { StreamEvent } from '../flow/histories/stream-event.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { unchecked } from '../support/old-log.ts';
import { isWholeRun } from '../support/scope.ts';
import { seedFrom } from '../support/seed.ts';
import { oddestEvents, oddHistory } from './support/odd-histories.ts';
import { queryEverything, walkPages } from './support/walk-site.ts';

/** `ODD_EVENTS_RUNS=300` runs the long form; `ODD_EVENTS_SEED` repeats a run. */
const numRuns = Number(process.env['ODD_EVENTS_RUNS'] ?? (isWholeRun ? 3 : 1));
const seed = seedFrom('ODD_EVENTS_SEED');
const pagesOfEach = 60;
const database = flowDatabase();

const quarantined = async () =>
  (await readQuarantine(database.pool())).map(
    ({ views: part, seasonId, thing, position, waiting, cause, topics }) =>
      `${part} ${seasonId} ${thing} ${position} ${waiting} ${cause} ${topics.join()}`,
  );
const everything = async () => ({
  rows: await dumpViews(database.pool(), views),
  setAside: await quarantined(),
});

/** Writes a log of these events and lets the views catch up with it. */
const followed = async (happened: readonly StreamEvent[], batchSize: number) => {
  await database.empty();
  const [pool, log] = [database.pool(), createMemoryEventLog({ codec: unchecked })];
  await createWriter(log)(happened);
  await catchUp({ pool, log, batchSize });
  return { pool, log };
};

test('any events leave all shards running, and a rebuild returns the same rows and quarantine', async () => {
  const runs = fc.tuple(oddHistory, fc.integer({ min: 1, max: 40 }));
  for (const [happened, batchSize] of [[oddestEvents, 7] as const, ...fc.sample(runs, { numRuns, seed })]) {
    const { pool, log } = await followed(happened, batchSize);
    const head = await log.head();
    for (const { position } of await readCheckpoints(pool)) expect(position).toBe(head);
    const live = await everything();
    await rebuild({ pool, log });
    expect(await everything()).toEqual(live);
  }
}, 3_600_000);

test('pages, queries and the sitemap work after any events', async () => {
  const failed: string[] = [];
  for (const happened of [oddestEvents, ...fc.sample(oddHistory, { numRuns, seed })]) {
    const site = await followed(happened, 50);
    const streams = happened.map(({ stream }) => stream);
    const pages = await walkPages(site, pagesOfEach);
    const questions = await queryEverything(site, streams, { each: 2, seed });
    failed.push(...pages.failed, ...questions.failed);
    expect(pages.asked).toBeGreaterThan(10);
  }
  expect(failed).toEqual([]);
}, 3_600_000);
