import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { streamOf } from '@rondelle/contracts/log/streams.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { type Codec, codec as productCodec } from '@rondelle/infra/eventlog/codec.ts';
import { createMemoryEventLog } from '@rondelle/infra/eventlog/memory/memory-event-log.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { views as allViews } from '@rondelle/projections/views/registry.ts';
import { startProjector } from '@rondelle/projector/live.ts';
import { readQuarantine } from '@rondelle/projector/quarantine.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { readCheckpoint } from '@rondelle/projector/state.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { dumpViews } from '../flow/dump-views.ts';
import { flowDatabase } from '../flow/flow-database.ts';
import { beginning, name } from '../flow/histories/beginning.ts';
import type { StreamEvent } from '../flow/histories/stream-event.ts';
import { createWriter } from '../flow/histories/writer.ts';
import { unchecked } from '../support/old-log.ts';
import { isWholeRun } from '../support/scope.ts';

const database = flowDatabase();
let log: EventLog;
let write: ReturnType<typeof createWriter>;
let stop: () => Promise<void>;
const start = (views: readonly AnyView[] = allViews) => {
  ({ stop } = startProjector({ pool: database.pool(), log, beatMs: 50, laterEveryMs: 50, views }));
};
const begin = async (codec: Codec = unchecked) => {
  await database.empty();
  log = createMemoryEventLog({ codec });
  write = createWriter(log);
  await write(beginning);
};
beforeEach(async () => {
  await begin();
  start();
});
afterEach(() => stop?.());

const until = (holds: () => Promise<boolean>): Promise<void> =>
  expect.poll(holds, { interval: 20, message: 'the views come past the event' }).toBe(true);
const caughtUp = () =>
  until(async () => (await readCheckpoint(database.pool())).position === (await log.head()));

const tournament = (tournamentId: number, odd: object = {}): StreamEvent => ({
  stream: streamOf('tournament', tournamentId),
  event: {
    type: 'TournamentCreated',
    data: {
      tournamentId,
      seasonId: 1,
      key: null,
      name: name(`Tournoi ${tournamentId}`),
      categoryIds: [1],
      rulesetId: 2,
      rulesetVersion: 1,
      startsOn: '2021-12-01',
      endsOn: '2021-12-03',
      city: null,
      ...odd,
    },
  },
});
const season = (seasonId: number, odd: object): StreamEvent => ({
  stream: streamOf('season', seasonId),
  event: {
    type: 'SeasonOpened',
    data: { seasonId, slug: '2031-2032', startsOn: '2031-09-01', endsOn: '2032-05-01', ...odd },
  },
});
const game = (gameId: number, odd: object = {}): StreamEvent => ({
  stream: streamOf('game', gameId),
  event: {
    type: 'GameScheduled',
    data: {
      gameId,
      seasonId: 1,
      key: null,
      categoryId: 1,
      leagueId: 11,
      tournamentId: null,
      stage: 'regular',
      group: null,
      homeTeamId: 1,
      awayTeamId: 3,
      date: '2021-10-01',
      time: null,
      venue: null,
      city: null,
      ...odd,
    },
  },
});
type GameData = Extract<CompetitionEvent, { type: 'GameScheduled' }>['data'];
const idsOf = async (table: string, column: string): Promise<number[]> => {
  const { rows } = await database.pool().query(`SELECT "${column}" AS id FROM "${table}" ORDER BY 1`);
  return rows.map(({ id }) => Number(id));
};
const setAside = async () =>
  (await readQuarantine(database.pool())).map(({ thing, cause, waiting }) => `${thing} ${cause} ${waiting}`);

/** Expects that a rebuild gives the same rows as the live views and quarantines the same events. */
const expectAsRebuilt = async (views: readonly AnyView[] = allViews) => {
  const live = [await dumpViews(database.pool(), allViews), await setAside()];
  await rebuild({ pool: database.pool(), log, views });
  expect([await dumpViews(database.pool(), allViews), await setAside()]).toEqual(live);
};

const oddities: readonly [string, StreamEvent, string[]][] = [
  [
    'a tournament of the year 0000',
    tournament(8, { startsOn: '0000-01-01', endsOn: '0000-01-02' }),
    ['tournament-8 row/not-storable 1'],
  ],
  [
    'a tournament in a city of 900 kB',
    tournament(8, { city: 'a'.repeat(900_000) }),
    ['tournament-8 row/not-storable 1'],
  ],
  [
    'a tournament of 20,000 categories',
    tournament(8, { categoryIds: Array.from({ length: 20_000 }, (_, i) => i + 1) }),
    ['tournament-8 row/not-storable 1'],
  ],
  [
    'a tournament whose name holds NUL',
    tournament(8, { name: { fr: 'a\u0000b', en: 'b' } }),
    ['tournament-8 row/not-storable 1'],
  ],
  [
    'a tournament with half a character in its name',
    tournament(8, { name: { fr: 'a\ud800b', en: 'b' } }),
    ['tournament-8 row/not-storable 1'],
  ],
  [
    'a season of the year 0000',
    season(8, { slug: '0000-0001', startsOn: '0000-09-01', endsOn: '0001-05-01' }),
    ['season-8 row/not-storable 1'],
  ],
  ['a game of a category beyond int4', game(8, { categoryId: 2 ** 40 }), ['game-8 row/not-storable 1']],
  [
    'a game whose id is beyond int4',
    game(2 ** 33),
    [`game-${2 ** 33} row/not-storable 1`, `game-${2 ** 33} row/not-storable 1`],
  ],
  [
    'a game of a season beyond int4',
    game(8, { seasonId: 2 ** 40 }),
    ['game-8 row/not-storable 1', 'game-8 row/not-storable 1'],
  ],
  [
    'a result of an unknown game',
    {
      stream: 'game-99',
      event: { type: 'ResultWithdrawn', data: { gameId: 99, seasonId: 1, reason: 'other' } },
    },
    ['game-99 event/not-applied 1'],
  ],
  [
    'the renaming of an unknown region',
    {
      stream: 'region-9',
      event: { type: 'RegionRenamed', data: { regionId: 9, name: name('a'), onlyIn: null } },
    },
    ['region-9 event/not-applied 1'],
  ],
  [
    'an event in a stream of something else',
    { stream: 'game-99', event: tournament(8).event },
    ['game-99 event/not-applied 1'],
  ],
  [
    'rules deleted in two thousand million versions',
    {
      stream: 'ruleset-2',
      event: { type: 'RulesetDeleted', data: { rulesetId: 2, versions: 2 ** 31, reason: 'other' } },
    },
    ['ruleset-2 event/not-applied 1'],
  ],
];

/** `npm run test:all` tests these events one by one; `npm test` all in one log. */
if (isWholeRun)
  test.each(oddities)('%s is quarantined, and all other events are applied', async (_what, odd, expected) => {
    await write([odd, tournament(9), game(9), season(9, {})]);
    await caughtUp();
    expect(await setAside()).toEqual(expected);
    expect(await idsOf('tournaments', 'tournamentId')).toEqual([1, 2, 9]);
    expect(await idsOf('games', 'gameId')).toEqual([9]);
    expect(await idsOf('seasons', 'seasonId')).toEqual([1, 2, 9]);
    await expectAsRebuilt();
  });

test('quarantines all of these events together in one log, and applies all other events', async () => {
  // A tournament, season or game of id 8 gets an id of its own.
  const odd = oddities.map(([, happening, expected], i): readonly [StreamEvent, string[]] => {
    const { stream } = happening;
    const kind = /^(tournament|season|game)-8$/.exec(stream)?.[1];
    if (kind === undefined) return [happening, expected];
    const id = 100 + i;
    const event = { ...happening.event, data: { ...happening.event.data, [`${kind}Id`]: id } };
    return [
      { stream: `${kind}-${id}`, event } as StreamEvent,
      expected.map((line) => line.replace(stream, `${kind}-${id}`)),
    ];
  });
  await write([...odd.map(([happening]) => happening), tournament(9), game(9), season(9, {})]);
  await caughtUp();
  // Two events of one unknown game wait together.
  const expected = odd.flatMap(([, lines]) => lines).filter((line) => !line.startsWith('game-99'));
  expect((await setAside()).toSorted()).toEqual([...expected, 'game-99 event/not-applied 2'].toSorted());
  expect(await idsOf('tournaments', 'tournamentId')).toEqual([1, 2, 9]);
  expect(await idsOf('games', 'gameId')).toEqual([9]);
  expect(await idsOf('seasons', 'seasonId')).toEqual([1, 2, 9]);
  await expectAsRebuilt();
});

const about = { tournamentId: 8, seasonId: 1 };
const entered: StreamEvent = {
  stream: 'tournament-8',
  event: { type: 'TeamEnteredTournament', data: { ...about, teamId: 1, categoryId: 1, group: null } },
};
const dated = (startsOn: string): StreamEvent => ({
  stream: 'tournament-8',
  event: { type: 'TournamentDatesChanged', data: { ...about, startsOn, endsOn: startsOn } },
});
const result = (gameId: number, homeGoals: number): StreamEvent => ({
  stream: streamOf('game', gameId),
  event: {
    type: 'ResultRecorded',
    data: {
      gameId,
      seasonId: 1,
      homeGoals,
      awayGoals: 2,
      decidedIn: 'regulation',
      forfeitedBy: null,
      homeFairPlay: null,
      awayFairPlay: null,
    },
  },
});
const deleted = (gameId: number): StreamEvent => ({
  stream: streamOf('game', gameId),
  event: { type: 'GameDeleted', data: { gameId, seasonId: 1, reason: 'other' } },
});

test('a correction restores quarantined events, with all events that waited for them', async () => {
  await write([tournament(8, { startsOn: '0000-01-01' }), entered, dated('0000-02-01')]);
  await caughtUp();
  expect(await setAside()).toEqual(['tournament-8 row/not-storable 3']);
  await write([dated('2021-12-01')]);
  await caughtUp();
  expect(await setAside()).toEqual([]);
  const { rows } = await database
    .pool()
    .query(
      'SELECT t.revision, e."teamId" FROM tournaments t JOIN tournament_entries e USING ("tournamentId") WHERE "tournamentId" = 8',
    );
  expect(rows).toEqual([{ revision: 3, teamId: 1 }]);
  await expectAsRebuilt();
});

test('a deletion removes a quarantined entity, and the activity log lists all of its changes', async () => {
  await write([game(8, { date: '0000-10-01' }), game(9)]);
  await caughtUp();
  expect(await setAside()).toEqual(['game-8 row/not-storable 1']);
  await write([deleted(8)]);
  await caughtUp();
  expect(await setAside()).toEqual([]);
  expect(await idsOf('games', 'gameId')).toEqual([9]);
  const { rows } = await database
    .pool()
    .query('SELECT action FROM activity_log WHERE kind = \'game\' AND "entityId" = 8 ORDER BY revision');
  expect(rows).toEqual([{ action: 'GameScheduled' }, { action: 'GameDeleted' }]);
  await expectAsRebuilt();
});

test('a later event that assigns a game to another season does not change the game', async () => {
  const claimed: StreamEvent = {
    stream: 'game-8',
    event: {
      type: 'GameRestored',
      data: {
        ...(game(8, { seasonId: 2, leagueId: 21 }).event.data as GameData),
        status: 'scheduled',
        result: null,
      },
    },
  };
  await write([game(8), claimed, result(8, 4)]);
  await caughtUp();
  expect(await setAside()).toEqual(['game-8 event/not-applied 1']);
  const { rows } = await database.pool().query('SELECT "seasonId", "homeGoals" FROM games');
  expect(rows).toEqual([{ seasonId: 1, homeGoals: 4 }]);
  await expectAsRebuilt();
});

test('a row that only the database rejects is quarantined alone, until a correction', async () => {
  const pool = database.pool();
  await pool.query('ALTER TABLE games ADD CONSTRAINT odd CHECK ("homeGoals" <> 13)');
  await write([game(8), game(9), result(8, 13), result(9, 3), tournament(9)]);
  await caughtUp();
  expect(await setAside()).toEqual(['game-8 row/refused 1']);
  const goals = async () =>
    (await pool.query('SELECT "gameId", "homeGoals" FROM games ORDER BY 1')).rows.map(Object.values);
  expect(await goals()).toEqual([
    [8, null],
    [9, 3],
  ]);
  expect(await idsOf('tournaments', 'tournamentId')).toEqual([1, 2, 9]);
  await write([result(8, 5)]);
  await caughtUp();
  expect(await setAside()).toEqual([]);
  expect(await goals()).toEqual([
    [8, 5],
    [9, 3],
  ]);
  await pool.query('ALTER TABLE games DROP CONSTRAINT odd');
});

test('a computed row that only the database rejects leaves only its group unchanged', async () => {
  const pool = database.pool();
  await caughtUp();
  await pool.query('ALTER TABLE standings ADD CONSTRAINT odd CHECK ("goalsFor" <> 13)');
  const inOther = game(9, { leagueId: 12, categoryId: 2, homeTeamId: 2, awayTeamId: 4 });
  await write([game(8), inOther, result(8, 13), result(9, 3)]);
  await caughtUp();
  expect(await setAside()).toEqual(['["league-11"] row/refused 0']);
  const { rows } = await pool.query(
    'SELECT competition, sum("goalsFor")::integer AS goals FROM standings WHERE "seasonId" = 1 GROUP BY 1 ORDER BY 1',
  );
  expect(rows.filter(({ competition }) => competition.startsWith('league'))).toEqual([
    { competition: 'league-11', goals: 0 },
    { competition: 'league-12', goals: 5 },
  ]);
  await pool.query('ALTER TABLE standings DROP CONSTRAINT odd');
  await rebuild({ pool, log });
  expect(await setAside()).toEqual([]);
});

/** The views, with an index on `games` that some rows violate. */
const withOddIndex = allViews.map((view): AnyView => {
  if (view.kind !== 'entity' || view.name !== 'games') return view;
  const index = { columns: ['gameId'], only: '1 / ("homeGoals" - 13) < 99' };
  return { ...view, table: { ...view.table, indexes: [...view.table.indexes, index] } };
});

test('a rebuild whose COPY the database rejects quarantines only that row, as the live views do', async () => {
  await stop();
  const pool = database.pool();
  await rebuild({ pool, log, views: withOddIndex });
  start(withOddIndex);
  await write([game(8), game(9), result(8, 13), result(9, 3), tournament(9)]);
  await caughtUp();
  expect(await setAside()).toEqual(['game-8 row/refused 1']);
  await expectAsRebuilt(withOddIndex);
  await stop();
  await rebuild({ pool, log });
  expect(await setAside()).toEqual([]);
  await expectAsRebuilt();
});

const newer: Codec = {
  ...unchecked,
  read: (stored) =>
    productCodec.read(stored.type === 'GameSuspended' ? { ...stored, type: 'GameStarted' } : stored),
  decode: (stored) =>
    productCodec.decode(stored.type === 'GameSuspended' ? { ...stored, type: 'GameStarted' } : stored),
};

test('an event of a type from a newer release is applied once that release runs', async () => {
  await stop();
  let known: Codec = unchecked;
  await begin({
    ...unchecked,
    read: (stored) => known.read(stored),
    decode: (stored) => known.decode(stored),
  });
  start();
  const postponed = {
    type: 'GameSuspended',
    data: { gameId: 8, seasonId: 1 },
  } as unknown as CompetitionEvent;
  await write([game(8), { stream: 'game-8', event: postponed }, result(8, 4), game(9), result(9, 3)]);
  await caughtUp();
  expect(await setAside()).toEqual(['game-8 event/unreadable 2']);
  await expectAsRebuilt();
  await stop();
  known = newer;
  start();
  await until(async () => (await setAside()).length === 0);
  const { rows } = await database.pool().query('SELECT "gameId", "homeGoals" FROM games ORDER BY 1');
  expect(rows).toEqual([
    { gameId: 8, homeGoals: 4 },
    { gameId: 9, homeGoals: 3 },
  ]);
});
