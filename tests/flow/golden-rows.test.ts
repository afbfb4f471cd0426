import { readFileSync } from 'node:fs';
import path from 'node:path';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { changedWithoutNewVersion, digestOf, type GoldenRows, schemaOf } from './golden-rows.ts';
import { history } from './histories.ts';
import { rareHistory } from './histories/rare-history.ts';
import { createWriter } from './histories/writer.ts';

const file = path.join(import.meta.dirname, 'golden-rows.json');
const schemaFile = path.join(import.meta.dirname, '../../infra/postgres/views-schema.ts');
const database = flowDatabase();

/** Ids and instants that are the same in every run. */
const createSteadyLog = () => {
  let [events, ids] = [0, 0];
  const log = createMemoryEventLog({ now: () => new Date(Date.UTC(2025, 0, 1) + 1_000 * (events += 1)) });
  const newId = () => `00000000-0000-4000-8000-${String((ids += 1)).padStart(12, '0')}`;
  return { log, write: createWriter(log, newId) };
};

const rowsOfHistories = async (): Promise<GoldenRows> => {
  const pool = database.pool();
  const histories = [rareHistory, ...fc.sample(history, { numRuns: 30, seed: 2005 })];
  const digests = Object.fromEntries(views.map(({ name }) => [name, [] as string[]]));
  for (const happened of histories) {
    await database.empty();
    const { log, write } = createSteadyLog();
    await write(happened);
    await catchUp({ pool, log });
    const dump = await dumpViews(pool, views);
    for (const { name, table } of views) digests[name]?.push(digestOf(dump[table.name]));
  }
  return {
    events: digestOf(histories),
    views: Object.fromEntries(
      views.map(({ name, version }) => [name, { version, rows: digestOf(digests[name]) }]),
    ),
  };
};

test('a view with different rows for the same events has a new version', async () => {
  const recorded = JSON.parse(readFileSync(file, 'utf8')) as GoldenRows;
  const current = await rowsOfHistories();
  expect(changedWithoutNewVersion(views, recorded, current)).toEqual([]);
  await expect(`${JSON.stringify(current, null, 2)}\n`).toMatchFileSnapshot(file);
}, 120_000);

test('the schema of the views is named after their declarations', async () => {
  const named = readFileSync(schemaFile, 'utf8').replace(viewsSchema, schemaOf(views));
  await expect(named).toMatchFileSnapshot(schemaFile);
});

test('finds a view whose rows changed without a new version, unless it reads a view with a new version', () => {
  const [standings, teamRecords] = ['standings', 'team_records'];
  const recorded: GoldenRows = {
    events: 'a',
    views: Object.fromEntries(views.map(({ name }) => [name, { version: 1, rows: 'a' }])),
  };
  const withView = (name: string, version: number): GoldenRows => ({
    events: 'a',
    views: { ...recorded.views, [name]: { version, rows: 'b' } },
  });
  expect(changedWithoutNewVersion(views, recorded, withView(standings, 1))).toEqual([standings]);
  expect(changedWithoutNewVersion(views, recorded, withView(standings, 2))).toEqual([]);
  const games = withView('games', 2);
  const derived = { ...games, views: { ...games.views, [teamRecords]: { version: 1, rows: 'b' } } };
  expect(changedWithoutNewVersion(views, recorded, derived)).toEqual([]);
  expect(changedWithoutNewVersion(views, recorded, { ...derived, events: 'b' })).toEqual([]);
});
