import { setTimeout as pause } from 'node:timers/promises';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { views } from '@rondelle/projections/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { type ProjectorOptions, startProjector } from '@rondelle/projector/live.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { readCheckpoint, readFailure, readSeasonVersions, versionOf } from '@rondelle/projector/state.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { beginning, createWriter, type Happening, history } from './histories.ts';

const database = flowDatabase();
const running: { readonly stop: () => Promise<void> }[] = [];
let log: EventLog;
let write: ReturnType<typeof createWriter>;
beforeEach(async () => {
  await database.empty();
  log = createMemoryEventLog();
  write = createWriter(log);
});
afterEach(async () => {
  await Promise.all(running.splice(0).map((projector) => projector.stop()));
});

const start = (options: Partial<ProjectorOptions> = {}) => {
  const projector = startProjector({ pool: database.pool(), log, watchMs: 50, ...options });
  running.push(projector);
  return projector;
};
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  // A connection that a test has cut may be the one that is asked.
  for (const end = Date.now() + 15_000; !(await holds().catch(() => false)); await pause(20))
    if (Date.now() > end) throw new Error('what was waited for did not come');
};
const caughtUp = () =>
  until(async () => (await readCheckpoint(database.pool())).position === (await log.head()));
const someHistory = (seed: number): Happening[] => fc.sample(history, { numRuns: 1, seed })[0] ?? [];

/** The live views against the same log projected from nothing. */
const expectNothingLost = async () => {
  const live = await dumpViews(database.pool(), views);
  await rebuild({ pool: database.pool(), log });
  expect(live).toEqual(await dumpViews(database.pool(), views));
};

/** Views of which `standings` fails as often as asked. */
const failing = (fails: () => boolean): AnyView[] =>
  views.map((view) =>
    view.kind === 'derived' && view.name === 'standings'
      ? {
          ...view,
          compute: (rows, group) => {
            if (fails()) throw new Error('out of order');
            return view.compute(rows, group);
          },
        }
      : view,
  );

test('a batch that fails before its commit loses nothing and doubles nothing', async () => {
  let left = 5;
  start({ views: failing(() => (left -= 1) >= 0), batchSize: 4 });
  await write(someHistory(1));
  await caughtUp();
  expect(left).toBeLessThan(0);
  await expectNothingLost();
});

test('connections that are cut while events arrive cost nothing but time', async () => {
  start({ batchSize: 5 });
  await write(beginning);
  await database.cutConnections();
  await write(someHistory(2).slice(beginning.length));
  await caughtUp();
  await expectNothingLost();
});

test('of two projectors one works, and the other takes over when it stops', async () => {
  const heard: string[] = [];
  const first = start({ publish: () => void heard.push('first') });
  await write(beginning.slice(0, 10));
  await caughtUp();
  start({ publish: () => void heard.push('second') });
  await write(beginning.slice(10, 20));
  await caughtUp();
  expect(new Set(heard)).toEqual(new Set(['first']));
  await first.stop();
  heard.length = 0;
  await write(beginning.slice(20));
  await caughtUp();
  await until(async () => heard.length > 0);
  expect(new Set(heard)).toEqual(new Set(['second']));
  await expectNothingLost();
});

test('an event that cannot be applied stops the views before it, and is reported', async () => {
  const errors: unknown[] = [];
  await write(beginning);
  const last = await log.head();
  await write([
    {
      stream: 'game-99',
      event: { type: 'ResultWithdrawn', data: { gameId: 99, seasonId: 1, reason: 'other' } },
    },
    {
      stream: 'region-2',
      event: { type: 'RegionAdded', data: { regionId: 2, key: null, name: { fr: 'a', en: 'b' } } },
    },
  ]);
  start({ onError: (error) => errors.push(error) });
  const atFault = String(Number(last) + 1);
  // Until the batch is narrowed down to it, the failure is one of the whole batch.
  await until(async () => (await readFailure(database.pool()))?.attempts === 2);
  expect((await readCheckpoint(database.pool())).position).toBe(last);
  expect(await readFailure(database.pool())).toMatchObject({
    position: atFault,
    message: expect.stringContaining('ResultWithdrawn'),
  });
  expect(errors.length).toBeGreaterThan(0);
  const { rows } = await database.pool().query('SELECT 1 FROM regions WHERE region_id = 2');
  expect(rows).toEqual([]);
});

test('a failure that passes is no longer reported', async () => {
  let fails = true;
  start({ views: failing(() => fails) });
  await write(someHistory(3));
  await until(async () => (await readFailure(database.pool())) !== null);
  fails = false;
  await caughtUp();
  await until(async () => (await readFailure(database.pool())) === null);
});

test('a rebuild beside a running projector misses no event, and the projector goes on after it', async () => {
  const hints: ChangeHint[] = [];
  start({ publish: (hint) => void hints.push(hint), batchSize: 3 });
  await write(beginning);
  const late = someHistory(4).slice(beginning.length);
  const half = Math.floor(late.length / 2);
  await Promise.all([rebuild({ pool: database.pool(), log }), write(late.slice(0, half))]);
  await until(async () => hints.some(({ seasonIds }) => seasonIds === 'all'));
  await write(late.slice(half));
  await caughtUp();
  await expectNothingLost();
});

test('a hint names the seasons that an event touched, and their version is its position', async () => {
  await write(beginning);
  await catchUp({ pool: database.pool(), log });
  const hints: ChangeHint[] = [];
  start({ publish: (hint) => void hints.push(hint) });
  const shared = versionOf(await readSeasonVersions(database.pool()), 1);
  await write([
    {
      stream: 'league-21',
      event: { type: 'LeagueRenamed', data: { leagueId: 21, seasonId: 2, name: { fr: 'a', en: 'b' } } },
    },
  ]);
  const position = await log.head();
  await until(async () => hints.length > 0);
  expect(hints).toEqual([{ seasonIds: [2], position }]);
  const versions = await readSeasonVersions(database.pool());
  expect(versionOf(versions, 2)).toBe(position);
  expect(versionOf(versions, 1)).toBe(shared);
});
