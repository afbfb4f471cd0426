import { streamOf } from '@rondelle/contracts/log/streams.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { allShards, shardOfSeason } from '@rondelle/projections/views/engine/shards.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { catchUp } from '@rondelle/projector/catch-up.ts';
import { type ProjectorOptions, startProjector } from '@rondelle/projector/live.ts';
import { AnotherLog } from '@rondelle/projector/log-identity.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { readQuarantine } from '@rondelle/projector/quarantine.ts';
import { readCheckpoint, readSeasonVersions, versionOf } from '@rondelle/projector/state.ts';
import fc from 'fast-check';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpViews } from './dump-views.ts';
import { flowDatabase } from './flow-database.ts';
import { history } from './histories.ts';
import { beginning } from './histories/beginning.ts';
import type { StreamEvent } from './histories/stream-event.ts';
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
  const projector = startProjector({ pool: database.pool(), log, beatMs: 50, laterEveryMs: 50, ...options });
  running.push(projector);
  return projector;
};
const until = async (holds: () => Promise<boolean>): Promise<void> => {
  // The query may fail on a connection that the test has cut.
  await expect.poll(() => holds().catch(() => false), { interval: 20 }).toBe(true);
};
const caughtUp = () =>
  until(async () => (await readCheckpoint(database.pool())).position === (await log.head()));
const someHistory = (seed: number): StreamEvent[] => fc.sample(history, { numRuns: 1, seed })[0] ?? [];
const halves = (happened: readonly StreamEvent[]): [StreamEvent[], StreamEvent[]] => {
  const half = Math.floor(happened.length / 2);
  return [happened.slice(0, half), happened.slice(half)];
};

/** Compares the live views with a rebuild of the same log. */
const expectNothingLost = async () => {
  const live = await dumpViews(database.pool(), views);
  await rebuild({ pool: database.pool(), log });
  expect(live).toEqual(await dumpViews(database.pool(), views));
};

/** The views, with a `standings` that fails as long as `fails` returns true. */
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

test('a batch that fails before its commit neither loses nor doubles events', async () => {
  const pool = database.pool();
  await pool.query(
    'CREATE FUNCTION out_of_disk() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE disk_full; END $$',
  );
  await pool.query('CREATE TRIGGER full_disk BEFORE INSERT ON games EXECUTE FUNCTION out_of_disk()');
  const errors: unknown[] = [];
  start({ onError: (error) => errors.push(error), batchSize: 4 });
  await write(someHistory(1));
  await until(async () => errors.length > 2);
  await pool.query('DROP FUNCTION out_of_disk CASCADE');
  await caughtUp();
  expect(await readQuarantine(pool)).toEqual([]);
  await expectNothingLost();
});

test('a lost connection delays events but loses none', async () => {
  start({ batchSize: 5 });
  await write(beginning);
  await database.cutConnections();
  await write(someHistory(2).slice(beginning.length));
  await caughtUp();
  await expectNothingLost();
});

test('two projectors share the shards, and one takes over all of them when the other stops', async () => {
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

const unknownGame = (gameId: number, seasonId: number): StreamEvent => ({
  stream: streamOf('game', gameId),
  event: { type: 'ResultWithdrawn', data: { gameId, seasonId, reason: 'other' } },
});
const renamed = (seasonId: number): StreamEvent => ({
  stream: streamOf('league', seasonId * 10 + 1),
  event: {
    type: 'LeagueRenamed',
    data: { leagueId: seasonId * 10 + 1, seasonId, name: { fr: 'Après', en: 'After' } },
  },
});
const nameIn = async (seasonId: number): Promise<string | undefined> => {
  const sql = 'SELECT "nameFr" FROM leagues WHERE "leagueId" = $1';
  const { rows } = await database.pool().query<{ nameFr: string }>(sql, [seasonId * 10 + 1]);
  return rows[0]?.nameFr;
};

const quarantinedSubjects = async () => (await readQuarantine(database.pool())).map(({ thing }) => thing);

test('an event that cannot be applied is quarantined and reported; its season and the others continue', async () => {
  const reportedSubjects: string[] = [];
  await write(beginning);
  await write([unknownGame(99, 1), renamed(1), renamed(2)]);
  start({ onQuarantined: (asides) => reportedSubjects.push(...asides.map(({ thing }) => thing)) });
  await caughtUp();
  expect([await nameIn(1), await nameIn(2)]).toEqual(['Après', 'Après']);
  expect(await readQuarantine(database.pool())).toMatchObject([
    {
      views: 'season',
      thing: 'game-99',
      shard: shardOfSeason(1),
      position: String(beginning.length + 1),
      waiting: 1,
      cause: 'event/not-applied',
      detail: expect.stringContaining('ResultWithdrawn'),
      topics: ['game:99'],
      attempts: 1,
    },
  ]);
  expect(reportedSubjects).toEqual(['game-99']);
});

test('an event of the catalogue that cannot be applied delays no season', async () => {
  await write(beginning);
  await write([
    {
      stream: 'region-9',
      event: { type: 'RegionRenamed', data: { regionId: 9, name: { fr: 'a', en: 'b' }, onlyIn: null } },
    },
    renamed(2),
  ]);
  start();
  await caughtUp();
  expect(await quarantinedSubjects()).toEqual(['region-9']);
  expect(await nameIn(2)).toBe('Après');
});

test('views of another log are not changed until they are rebuilt', async () => {
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

test('a failed computation is retried on request and whenever a program starts', async () => {
  let fails = true;
  const first = start({ views: failing(() => fails) });
  await write(someHistory(3));
  await caughtUp();
  const late = await quarantinedSubjects();
  expect(late.length).toBeGreaterThan(1);
  await database.pool().query('UPDATE set_aside SET "retryAskedAt" = now() WHERE thing = $1', [late[0]]);
  const attemptsOf = async (thing: string | undefined) =>
    (await readQuarantine(database.pool())).find((one) => one.thing === thing);
  await until(async () => (await attemptsOf(late[0]))?.retryAskedAt === null);
  expect((await attemptsOf(late[0]))?.attempts).toBeGreaterThan(1);
  fails = false;
  await database.pool().query('UPDATE set_aside SET "retryAskedAt" = now() WHERE thing = $1', [late[0]]);
  await until(async () => !(await quarantinedSubjects()).includes(late[0] ?? ''));
  await first.stop();
  start();
  await until(async () => (await quarantinedSubjects()).length === 0);
  await expectNothingLost();
});

test('a failed computation is retried by another process that takes over the shard later', async () => {
  const first = start({ views: failing(() => true) });
  await write(someHistory(3));
  await caughtUp();
  let shards: readonly string[] = [];
  start({ onShards: (held) => (shards = held) });
  await until(async () => shards.length > 0);
  expect(shards.length).toBeLessThan(allShards.length);
  // Both projectors have retried the quarantined entities of their shards once they are past another event.
  await write([renamed(1)]);
  await caughtUp();
  expect((await quarantinedSubjects()).length).toBeGreaterThan(0);
  await first.stop();
  await until(async () => (await quarantinedSubjects()).length === 0);
  await expectNothingLost();
});

test('a rebuild next to a running projector misses no event, and the projector continues afterwards', async () => {
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

test('publishes hints with the seasons that an event affects and its position as their version', async () => {
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
