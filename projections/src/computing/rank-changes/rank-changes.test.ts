import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../views/games/games.table.ts';
import { playedBy } from '../as-of/as-of.ts';
import { competitionRow, entry, gameRow, score } from '../../views/standings/rows.fixture.ts';
import type { TableEntry } from '../../views/standings/tables.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { clocksOf, daysOf } from './days.ts';
import { causesBetween } from './causes.ts';
import { rankChangesBetween } from './rank-changes.ts';

const entries = [1, 2, 3, 4].map((id) => entry(id));
const tableOf = (
  games: readonly GameRow[],
  entered: readonly TableEntry[] = entries,
  competition = competitionRow(presets.quebecMinor),
) => ({
  games,
  entries: entered,
  competition,
  standings: computeStandings(games, entered, competition),
});
/** The explained rank changes of all teams. */
const changesBetween = (...tables: Parameters<typeof rankChangesBetween>) =>
  rankChangesBetween(...tables).teams;
const from = '2024-10-05';
const endOf = (day: string) => `${day}T23:59:59.999Z`;

const kinds = (then: readonly GameRow[], now: readonly GameRow[]) =>
  causesBetween(then, now, from).map(({ kind, game, before }) => [kind, game.gameId, before?.homeGoals]);

describe('causes between two tables', () => {
  const early = { date: '2024-10-01' };
  const late = { date: '2024-10-08' };

  test('are games played, recorded late, corrected or withdrawn', () => {
    const unchanged = score(1, 1, '3-0', 2, early);
    const then = [unchanged, score(2, 1, '1-0', 3, early), score(3, 2, '2-0', 4, early)];
    const now = [
      { ...unchanged, venue: 'Sportium', revision: 1 },
      score(2, 1, '4-0', 3, early),
      { ...score(3, 2, '2-0', 4, early), status: 'scheduled' as const },
      score(4, 3, '1-1', 4, late),
      score(5, 1, '1-1', 4, early),
    ];
    expect(kinds(then, now)).toEqual([
      ['corrected', 2, 1],
      ['withdrawn', 3, 2],
      ['recorded', 5, undefined],
      ['played', 4, undefined],
    ]);
  });

  test('include a deleted game (kind `withdrawn`), but no knock-out game', () => {
    expect(kinds([score(1, 1, '3-0', 2, early)], [])).toEqual([['withdrawn', 1, 3]]);
    expect(kinds([], [score(1, 1, '3-0', 2, { ...late, stage: 'final' })])).toEqual([]);
  });

  test('concern all three teams when a game is reassigned to another team', () => {
    const changes = changesBetween(
      tableOf([score(1, 1, '3-0', 2, early)]),
      tableOf([score(1, 1, '3-0', 3, early)]),
      from,
    );
    const concerned = changes.filter(({ causes }) => causes.length > 0).map(({ teamId }) => teamId);
    expect(concerned.sort()).toEqual([1, 2, 3]);
  });
});

const anyGame = fc.record({
  home: fc.nat(3),
  step: fc.nat(2),
  day: fc.integer({ min: 1, max: 9 }),
  homeGoals: fc.nat(4),
  awayGoals: fc.nat(4),
  status: fc.constantFrom('final', 'final', 'scheduled', 'cancelled'),
});
const someGames = fc
  .array(anyGame, { maxLength: 25 })
  .map((games) =>
    games.map(
      ({ home, step, day, ...rest }, index): GameRow =>
        gameRow(index + 1, home + 1, ((home + 1 + step) % 4) + 1, { date: `2024-10-0${day}`, ...rest }),
    ),
  );
/** A later state of the log: some games corrected, some deleted. */
const corrected = (games: readonly GameRow[], seed: readonly number[]) =>
  games.flatMap((game, index) => {
    const change = seed[index % Math.max(1, seed.length)] ?? 0;
    if (change === 1) return [];
    return [change === 2 ? { ...game, homeGoals: 4 - (game.homeGoals ?? 0) } : game];
  });
const histories = fc.tuple(someGames, fc.array(fc.nat(4), { maxLength: 12 }));

test('earlier and later ranks are those of the two tables', () => {
  fc.assert(
    fc.property(histories, ([games, seed]) => {
      const then = tableOf(playedBy(games, from));
      const now = tableOf(corrected(games, seed));
      const changes = changesBetween(then, now, from);
      for (const { standings, side } of [
        { standings: then.standings, side: 'earlier' as const },
        { standings: now.standings, side: 'later' as const },
      ])
        for (const row of standings)
          expect(changes.find(({ teamId }) => teamId === row.teamId)?.[side]?.rank).toBe(row.rank);
      expect(changes.map(({ later }) => later?.place)).toEqual(now.standings.map(({ place }) => place));
    }),
  );
});

const ranks = (rows: readonly GameRow[]) =>
  tableOf(rows).standings.map((row) => [row.teamId, row.rank, row.points, row.goalsFor]);

test('causes turn the earlier table into the later one when applied to its games', () => {
  fc.assert(
    fc.property(histories, ([games, seed]) => {
      const before = playedBy(games, from);
      const after = corrected(games, seed);
      const recorded = new Map(before.map((game) => [game.gameId, game]));
      for (const { kind, game } of causesBetween(before, after, from))
        if (kind === 'withdrawn') recorded.delete(game.gameId);
        else recorded.set(game.gameId, game);
      expect(ranks([...recorded.values()])).toEqual(ranks(after));
    }),
  );
});

test('names the game of a third team when it breaks a tie of three and so lets one team pass another', () => {
  const [ahead, behind, third, fourth, fifth] = [2, 1, 3, 4, 5];
  const early = { date: '2024-10-01' };
  const then = [
    score(1, ahead, '1-0', third, early),
    score(2, fourth, '1-0', ahead, early),
    score(3, third, '1-0', behind, early),
    score(4, behind, '5-0', fourth, early),
    score(5, fourth, '1-0', fifth, early),
  ];
  const now = [...then, score(6, third, '2-0', fifth, { date: '2024-10-08' })];
  const entered = [...entries, entry(fifth)];
  const changes = changesBetween(tableOf(then, entered), tableOf(now, entered), from);
  const change = changes.find(({ teamId }) => teamId === behind);
  expect([change?.earlier?.rank, change?.later?.rank]).toEqual([4, 3]);
  const passed = change?.crossed.find(({ teamId }) => teamId === ahead);
  expect(passed?.causes.map(({ game }) => game.gameId)).toEqual([6]);
});

test('gives at least one game as the cause of every rank change', () => {
  fc.assert(
    fc.property(histories, ([games, seed]) => {
      const changes = changesBetween(tableOf(playedBy(games, from)), tableOf(corrected(games, seed)), from);
      for (const { teamId, earlier, later, causes, crossed } of changes) {
        if (!earlier || !later || earlier.rank === later.rank) continue;
        const named = [...causes, ...crossed.flatMap((one) => one.causes)];
        expect([teamId, named.length > 0]).toEqual([teamId, true]);
      }
    }),
    { numRuns: 300 },
  );
});

test('compares the last day played with the day before by default, the earlier day first', () => {
  expect(daysOf({}, '2025-03-08')).toEqual({ from: '2025-03-07', to: '2025-03-08' });
  expect(daysOf({ to: '2025-01-03' }, '2025-03-08')).toEqual({ from: '2024-12-27', to: '2025-01-03' });
  expect(daysOf({ from: '2025-03-01', to: '2025-01-03' }, null)).toEqual({
    from: '2025-01-03',
    to: '2025-03-01',
  });
  expect(daysOf({ from: '2025-04-01' }, '2025-03-08')).toEqual({ from: '2025-04-01', to: '2025-04-01' });
  expect(daysOf({}, null)).toBeNull();
  // Postgres dates before year 1 are not supported.
  expect(daysOf({ to: '0001-01-03' }, null)).toEqual({ from: '0001-01-01', to: '0001-01-03' });
});

test('uses the tables as recorded at the end of each day, unless the log started later', () => {
  const days = { from: '2025-03-01', to: '2025-03-08' };
  const life = { lastPlayed: '2025-03-08', firstRecorded: '2025-02-01T00:00:00.000Z', endOf };
  expect(clocksOf(days, life)).toEqual({ from: endOf('2025-03-01'), to: null });
  expect(clocksOf(days, { ...life, lastPlayed: '2025-03-20' }).to).toBe(endOf('2025-03-08'));
  expect(clocksOf(days, { ...life, lastPlayed: '2025-03-02' }).to).toBe(endOf('2025-03-08'));
  expect(clocksOf(days, { ...life, firstRecorded: '2026-01-01T00:00:00.000Z' })).toEqual({
    from: null,
    to: null,
  });
});

test('lists a team of one table only in that table, and without crossed teams', () => {
  const [withThree, withFour] = [tableOf([], entries.slice(0, 3)), tableOf([])];
  const joined = changesBetween(withThree, withFour, from).find(({ teamId }) => teamId === 4);
  expect([joined?.earlier, joined?.later?.rank, joined?.crossed]).toEqual([null, 1, []]);
  const left = changesBetween(withFour, withThree, from).find(({ teamId }) => teamId === 4);
  expect([left?.earlier?.rank, left?.later, left?.crossed]).toEqual([1, null, []]);
});
