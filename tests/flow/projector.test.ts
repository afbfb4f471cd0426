import { setTimeout as pause } from 'node:timers/promises';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import { allShards, catalogueShard, shardOfSeason } from '@rondelle/projections/engine/shards.ts';
import { views } from '@rondelle/projections/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { type ProjectorOptions, startProjector } from '@rondelle/projector/live.ts';
import { AnotherLog } from '@rondelle/projector/log-identity.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { readFailures } from '@rondelle/projector/failures.ts';
import { readCheckpoint, readCheckpoints, readSeasonVersions, versionOf } from '@rondelle/projector/state.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { history } from './histories.ts';
import { beginning } from './histories/beginning.ts';
import type { Happening } from './histories/happening.ts';
import { createWriter } from './histories/writer.ts';

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
  const projector = startProjector({ pool: database.pool(), log, beatMs: 50, ...options });
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
const halves = (happened: readonly Happening[]): [Happening[], Happening[]] => {
  const half = Math.floor(happened.length / 2);
  return [happened.slice(0, half), happened.slice(half)];
};

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

test('two projectors share the shards, and one takes over the whole when the other stops', async () => {
  const shares: (readonly string[])[] = [[], []];
  const begin = (i: number) => start({ onShards: (shards) => (shares[i] = shards) });
  const first = begin(0);
  await write(beginning.slice(0, 10));
  await caughtUp();
  expect(shares[0]).toEqual(allShards);
  begin(1);
  const sizes = async () => shares.map(({ length }) => length).join();
  await until(async () => (await sizes()) === '9,8');
  expect([...(shares[0] ?? []), ...(shares[1] ?? [])].toSorted()).toEqual(allShards.toSorted());
  const [some, more] = halves(someHistory(5).slice(beginning.length));
  await write([...beginning.slice(10), ...some]);
  await caughtUp();
  await first.stop();
  await until(async () => shares[1]?.length === allShards.length);
  await write(more);
  await caughtUp();
  await expectNothingLost();
});

const unknownGame = (gameId: number, seasonId: number): Happening => ({
  stream: streamOf('game', gameId),
  event: { type: 'ResultWithdrawn', data: { gameId, seasonId, reason: 'other' } },
});
const renamed = (seasonId: number): Happening => ({
  stream: streamOf('league', seasonId * 10 + 1),
  event: {
    type: 'LeagueRenamed',
    data: { leagueId: seasonId * 10 + 1, seasonId, name: { fr: 'Après', en: 'After' } },
  },
});
const leagueIn = (seasonId: number): Happening => ({
  stream: streamOf('league', seasonId * 100),
  event: {
    type: 'LeagueCreated',
    data: {
      leagueId: seasonId * 100,
      seasonId,
      key: null,
      categoryId: 1,
      regionId: 1,
      name: { fr: 'Ligue', en: 'League' },
      rulesetId: 1,
      rulesetVersion: 1,
    },
  },
});
const nameIn = async (seasonId: number): Promise<string | undefined> => {
  const sql = 'SELECT name_fr FROM leagues WHERE league_id = $1';
  const { rows } = await database.pool().query<{ name_fr: string }>(sql, [seasonId * 10 + 1]);
  return rows[0]?.name_fr;
};

test('an event that cannot be applied stops its season before it and is reported; the others go on', async () => {
  const errors: unknown[] = [];
  await write(beginning);
  const last = await log.head();
  await write([unknownGame(99, 1), renamed(1), renamed(2)]);
  start({ onError: (error) => errors.push(error) });
  await until(async () => (await readFailures(database.pool()))[0]?.attempts === 2);
  expect(await readFailures(database.pool())).toEqual([
    expect.objectContaining({
      shard: shardOfSeason(1),
      position: String(Number(last) + 1),
      message: expect.stringContaining('ResultWithdrawn'),
    }),
  ]);
  expect(errors.length).toBeGreaterThan(0);
  await until(async () => (await nameIn(2)) === 'Après');
  expect(await nameIn(1)).not.toBe('Après');
  await write([renamed(2)]);
  const head = await log.head();
  await until(async () => {
    const checkpoints = await readCheckpoints(database.pool());
    return checkpoints.every(
      ({ shard, position }) => position === (shard === shardOfSeason(1) ? last : head),
    );
  });
});

test('an event of the catalogue that cannot be applied stops all seasons before it', async () => {
  await write(beginning);
  const last = await log.head();
  await write([
    {
      stream: 'region-9',
      event: { type: 'RegionRenamed', data: { regionId: 9, name: { fr: 'a', en: 'b' }, onlyIn: null } },
    },
    renamed(2),
  ]);
  start();
  await until(async () => (await readFailures(database.pool()))[0]?.attempts === 2);
  expect((await readFailures(database.pool())).map(({ shard }) => shard)).toEqual([catalogueShard]);
  await until(async () =>
    (await readCheckpoints(database.pool())).every(({ position }) => position === last),
  );
  expect(await nameIn(2)).not.toBe('Après');
});

test('when all seasons stand still, each is reported and none is in the way of another', async () => {
  let fails = true;
  const seasons = Array.from({ length: 16 }, (_, i) => i + 1);
  const opened = seasons.slice(2).map(
    (seasonId): Happening => ({
      stream: streamOf('season', seasonId),
      event: {
        type: 'SeasonOpened',
        data: {
          seasonId,
          slug: `${2020 + seasonId}-${2021 + seasonId}`,
          startsOn: `${2020 + seasonId}-08-01`,
          endsOn: `${2021 + seasonId}-06-30`,
        },
      },
    }),
  );
  await write([...beginning, ...opened]);
  await catchUp({ pool: database.pool(), log });
  await write(seasons.map((seasonId) => leagueIn(seasonId)));
  start({ views: failing(() => fails) });
  await until(async () => (await readFailures(database.pool())).length === seasons.length);
  fails = false;
  await until(async () => (await readFailures(database.pool())).length === 0);
  await caughtUp();
  await expectNothingLost();
});

test('views that were made from another log are left alone until they are rebuilt', async () => {
  await write(beginning);
  await catchUp({ pool: database.pool(), log });
  const other = createMemoryEventLog();
  await createWriter(other)([...beginning, renamed(1)]);
  const errors: unknown[] = [];
  start({ log: other, onError: (error) => errors.push(error) });
  await until(async () => errors.length > 1);
  expect(errors[0]).toBeInstanceOf(AnotherLog);
  expect(String(errors[0])).toContain('npm run rebuild');
  await expect(rebuild({ pool: database.pool(), log: other, only: ['games'] })).rejects.toThrow(AnotherLog);
  expect(await nameIn(1)).not.toBe('Après');
  await rebuild({ pool: database.pool(), log: other });
  await until(async () => (await nameIn(1)) === 'Après');
  log = other;
  await caughtUp();
});

test('a failure that passes is no longer reported', async () => {
  let fails = true;
  start({ views: failing(() => fails) });
  await write(someHistory(3));
  await until(async () => (await readFailures(database.pool())).length > 0);
  fails = false;
  await caughtUp();
  await until(async () => (await readFailures(database.pool())).length === 0);
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
  expect(hints).toEqual([{ seasonIds: [2], position, topics: ['league:21'] }]);
  const versions = await readSeasonVersions(database.pool());
  expect(versionOf(versions, 2)).toBe(position);
  expect(versionOf(versions, 1)).toBe(shared);
});
