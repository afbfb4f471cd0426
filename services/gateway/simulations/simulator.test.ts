import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import { readdir, readFile } from 'node:fs/promises';
import { getPriority } from 'node:os';
import { createLogger } from '@rondelle/infra/telemetry/logger.ts';
import {
  chancesOverSeason,
  type KnownChances,
} from '@rondelle/projections/computing/outlook/chances-over-season.ts';
import { raceOf } from '@rondelle/projections/computing/season-race/season-race.ts';
import { simulateInParts } from '@rondelle/projections/computing/outlook/simulate-in-parts.ts';
import { noOpening } from '@rondelle/projections/views/ratings/opening.ts';
import { gameRow } from '@rondelle/projections/views/standings/rows.fixture.ts';
import { tablesOf } from '@rondelle/projections/views/standings/tables.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { createSeasonVersions } from '../response-cache/season-versions.ts';
import { createSimulator } from './simulator.ts';

const opened: ReturnType<typeof createSimulator>[] = [];
const open = () => {
  const simulator = createSimulator(createLogger('silent'), createSeasonVersions());
  opened.push(simulator);
  return simulator;
};
afterEach(async () => {
  for (const { close } of opened.splice(0)) await close();
});

const teamIds = [1, 2, 3, 4];
const even = { spread: 3, total: 6, tieShare: 0.5, levelBand: 0.75 };
const raceWith = (margin: number) =>
  raceOf(
    { teamIds, games: [gameRow(1, 1, 2, { homeGoals: 4, awayGoals: 1 })], rules: presets.nhl },
    {
      drawRanks: [0, 0, 0, 0],
      errors: [0, 0, 0, 0],
      games: [
        { home: 0, away: 1, margin, ...even },
        { home: 2, away: 3, margin, ...even },
      ],
    },
  );

test('the forecast of the thread equals that of the same simulation in process', async () => {
  const { simulate } = open();
  const [one, other] = await Promise.all([simulate(raceWith(1), 7, 600), simulate(raceWith(-1), 7, 600)]);
  expect(one).toEqual(await simulateInParts(raceWith(1), 7, 600));
  expect(other).toEqual(await simulateInParts(raceWith(-1), 7, 600));
});

test('the weekly chances of the thread equal those computed in process', async () => {
  const games = [1, 2, 3, 4].map((id) =>
    gameRow(id, id, (id % 4) + 1, { homeGoals: 4, awayGoals: id, date: `2024-1${id % 2}-0${id}` }),
  );
  const toCome = gameRow(9, 1, 3, {
    status: 'scheduled',
    homeGoals: null,
    awayGoals: null,
    date: '2024-12-30',
  });
  const [table] = tablesOf([...games, toCome], [], 'league');
  if (!table) throw new Error('there is no table');
  const league = { table, competition: { rules: presets.nhl, draw: null } };
  const season = {
    league,
    ofCategory: [...games, toCome],
    basis: '',
    earlier: new Map(),
  };
  const chances = await open().chancesOverSeason(season);
  expect(chances.size).toBeGreaterThan(1);
  expect(chances).toEqual(await chancesOverSeason(season));
});

test('a game has no chances while outlooks of other games wait, and gets its chances afterwards', async () => {
  const { chancesAroundGame, outlooks } = open();
  const games = [1, 2, 3, 4].map((id) =>
    gameRow(id, id, (id % 4) + 1, { homeGoals: 4, awayGoals: id, date: `2024-1${id % 2}-0${id}` }),
  );
  const [game] = games;
  const [table] = tablesOf(games, [], 'league');
  if (!table || !game) throw new Error('there is no table');
  const league = { table, competition: { rules: presets.nhl, draw: null }, opening: noOpening };
  const input = { league, ofCategory: games, game };
  const others = ['2001::1', '2001::2', '2001::3'].map((address) => outlooks.enter(address));
  expect(await chancesAroundGame(input)).toBeNull();
  for (const other of others) (await other.turn)?.();
  expect((await chancesAroundGame(input))?.teams.size).toBe(4);
});

const chancesOn = (date: string) =>
  new Map([[date, { date, of: new Map([[1, 0.5]]), firstFour: new Map([[1, 0.5]]) }]]);

test('the chances of a league are computed from the previous ones after its facts changed', async () => {
  const { chancesOf } = open();
  const league = { competition: 'league:1', seasonId: 2, category: { id: 3 } };
  const compute = vi.fn<(earlier: KnownChances) => Promise<KnownChances>>();
  compute.mockResolvedValueOnce(chancesOn('2024-10-07')).mockResolvedValueOnce(chancesOn('2024-10-14'));
  const first = await chancesOf(league, 'a result', compute);
  expect(await chancesOf(league, 'a result', compute)).toBe(first);
  expect(await chancesOf(league, 'two results', compute)).not.toBe(first);
  expect(compute.mock.calls).toEqual([[new Map()], [first]]);
});

test('the same race is simulated once for many requests', () => {
  const { simulate } = open();
  const forecasts = Array.from({ length: 20 }, () => simulate(raceWith(2), 1, 600));
  expect(new Set(forecasts).size).toBe(1);
  expect(simulate(raceWith(2), 2, 600)).not.toBe(forecasts[0]);
});

/** The priority of each thread of this process, from Linux. */
const priorities = async (): Promise<readonly number[]> => {
  const threads = await readdir('/proc/self/task');
  const states = await Promise.all(
    threads.map((thread) => readFile(`/proc/self/task/${thread}/stat`, 'utf8').catch(() => '')),
  );
  // The name of a thread may contain spaces; 16 fields follow it before the priority.
  return states.map((state) => Number(state.slice(state.lastIndexOf(')') + 2).split(' ')[16]));
};

test('the thread runs at the lowest priority', async () => {
  const own = getPriority();
  await open().simulate(raceWith(1), 3, 600);
  expect(await priorities()).toContain(19);
  expect(getPriority()).toBe(own);
});

test('a request simulates in process when the thread ends, and the next one starts another thread', async () => {
  const { simulate, close } = open();
  const forecasts = simulate(raceWith(3), 1, 2_000);
  await close();
  expect(await forecasts).toEqual(await simulateInParts(raceWith(3), 1, 2_000));
  expect(await simulate(raceWith(4), 1, 600)).toEqual(await simulateInParts(raceWith(4), 1, 600));
});
