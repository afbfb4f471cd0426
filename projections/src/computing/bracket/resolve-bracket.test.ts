import { presets } from '@rondelle/contracts/competition/ruleset-presets.ts';
import type { BracketSlot } from '@rondelle/contracts/competition/bracket.ts';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { GameRow } from '../../views/games/games.table.ts';
import { competitionRow, entry, gameRow } from '../../views/standings/rows.fixture.ts';
import { computeStandings } from '../../views/standings/standings.ts';
import { pairingOf, resolveBracket } from './resolve-bracket.ts';

const rules = competitionRow(presets.quebecMinor, { kind: 'tournament', competition: 'tournament-1' });
const groups = { A: [1, 2, 3], B: [4, 5, 6] };
const entries = Object.entries(groups).flatMap(([groupName, ids]) =>
  ids.map((id) => entry(id, { groupName })),
);
const planned = { date: '2024-10-05', time: null, venue: null, city: null };
const slots: readonly BracketSlot[] = [
  {
    ...planned,
    slot: 'SF1',
    stage: 'semi-final',
    home: { from: 'group', group: 'A', rank: 1 },
    away: { from: 'best', rank: 2, nth: 1 },
    gameId: 101,
  },
  {
    ...planned,
    slot: 'SF2',
    stage: 'semi-final',
    home: { from: 'group', group: 'B', rank: 1 },
    away: { from: 'best', rank: 2, nth: 2 },
    gameId: 102,
  },
  {
    ...planned,
    slot: 'BR',
    stage: 'bronze',
    home: { from: 'loser', slot: 'SF1' },
    away: { from: 'loser', slot: 'SF2' },
    gameId: 103,
  },
  {
    ...planned,
    slot: 'F',
    stage: 'final',
    home: { from: 'winner', slot: 'SF1' },
    away: { from: 'winner', slot: 'SF2' },
    gameId: 104,
  },
];
const resolve = (games: readonly GameRow[], draw: readonly number[] | null = null) => {
  const standings = computeStandings(games, entries, { ...rules, draw });
  return resolveBracket(
    { groupGames: 2, slots: [...slots] },
    { games, standings, rules: { ...rules, draw } },
  );
};

const pairs = (ids: readonly number[]) =>
  ids.flatMap((one, at) => ids.slice(at + 1).map((other) => [one, other] as const));
const inGroup = [...pairs(groups.A), ...pairs(groups.B)].map(([home, away], at) => ({
  gameId: at + 1,
  home,
  away,
}));
type Score = readonly [number, number];
const groupGame = (at: number, score: Score | null): GameRow => {
  const { gameId, home, away } = inGroup[at] as (typeof inGroup)[number];
  return gameRow(gameId, home, away, {
    stage: 'preliminary',
    ...(score ? { homeGoals: score[0], awayGoals: score[1] } : { status: 'scheduled' }),
  });
};
const inOrder: readonly Score[] = [
  [2, 0],
  [3, 0],
  [1, 0],
  [5, 0],
  [6, 0],
  [1, 0],
];

describe('a bracket', () => {
  test('has only provisional teams before a group is complete, except for decided ranks', () => {
    const [first] = resolve(inOrder.map((score, at) => groupGame(at, at < 2 ? score : null)));
    // The winner of both its games is first however the open game ends; the second is not known.
    expect(first?.home).toEqual({ state: 'decided', teamId: 1 });
    expect(first?.away).toEqual({ state: 'open', forNow: null });
    const [before] = resolve(inOrder.map((score, at) => groupGame(at, at === 0 ? score : null)));
    expect(before?.home).toEqual({ state: 'open', forNow: 1 });
  });

  test('gets its teams from the groups and from earlier games', () => {
    const games = inOrder.map((score, at) => groupGame(at, score));
    const [one, two] = resolve(games);
    // Both second-placed teams won once; team 5 lost its other game by more goals than team 2.
    expect(one && pairingOf(one)).toEqual({ homeTeamId: 1, awayTeamId: 2 });
    expect(two && pairingOf(two)).toEqual({ homeTeamId: 4, awayTeamId: 5 });
    const semis = [
      gameRow(101, 1, 2, { stage: 'semi-final', homeGoals: 1, awayGoals: 2, decidedIn: 'overtime' }),
      gameRow(102, 4, 5, { stage: 'semi-final', homeGoals: 4, awayGoals: 2 }),
    ];
    const [, , bronze, final] = resolve([...games, ...semis]);
    expect(bronze && pairingOf(bronze)).toEqual({ homeTeamId: 1, awayTeamId: 5 });
    expect(final && pairingOf(final)).toEqual({ homeTeamId: 2, awayTeamId: 4 });
  });

  test('reports a tie that no rule decides, until a draw is recorded', () => {
    const even = inOrder.map((_, at): Score => (at < 3 ? [1, 1] : (inOrder[at] as Score)));
    const games = even.map((score, at) => groupGame(at, score));
    expect(resolve(games)[0]?.home).toEqual({ state: 'tied', teamIds: [1, 2, 3] });
    expect(resolve(games, [3, 1, 2])[0]?.home).toEqual({ state: 'decided', teamId: 3 });
    const semi = gameRow(101, 1, 2, { stage: 'semi-final', homeGoals: 2, awayGoals: 2 });
    expect(resolve([...games, semi])[3]?.home).toEqual({ state: 'tied', teamIds: [1, 2] });
  });
});

/** One run of the site's job: sets both teams of every game where they are decided, unless it was played. */
const filledOnce = (games: readonly GameRow[]): readonly GameRow[] =>
  resolve(games).reduce<readonly GameRow[]>((rows, one) => {
    const pairing = pairingOf(one);
    if (!pairing) return rows;
    const { homeTeamId: home, awayTeamId: away } = pairing;
    const { gameId, stage } = one.slot;
    const there = rows.find((row) => row.gameId === gameId);
    if (there?.status === 'final') return rows;
    const row = gameRow(gameId, home, away, { stage, status: 'scheduled', homeGoals: null, awayGoals: null });
    return [...rows.filter((other) => other.gameId !== gameId), row];
  }, games);
/** Runs the job until nothing changes. */
const filled = (games: readonly GameRow[]): readonly GameRow[] => {
  const next = filledOnce(games);
  return JSON.stringify(next) === JSON.stringify(games) ? games : filled(next);
};
const inOrderOfIds = (games: readonly GameRow[]) => games.toSorted((a, b) => a.gameId - b.gameId);

test('resolves to the same games for any order of results and corrections', () => {
  const goals = fc.tuple(fc.nat(4), fc.nat(4));
  const results = fc.array(goals, { minLength: 6, maxLength: 6 });
  const order = fc.shuffledSubarray([0, 1, 2, 3, 4, 5], { minLength: 6 });
  const knockOut = fc.array(fc.tuple(fc.nat(4), fc.boolean()), { minLength: 4, maxLength: 4 });
  fc.assert(
    fc.property(results, results, order, order, knockOut, (wrong, right, first, then, ends) => {
      const all = right.map((score, at) => groupGame(at, score));
      // Records one result after the other, some of them wrong at first, and runs the job after each.
      let games: readonly GameRow[] = right.map((_, at) => groupGame(at, null));
      const put = (row: GameRow) => filled([...games.filter(({ gameId }) => gameId !== row.gameId), row]);
      for (const at of first) games = put(groupGame(at, wrong[at] as Score));
      for (const at of then) games = put(groupGame(at, right[at] as Score));
      const once = filled(all);
      // A team placed by a wrong result stays only where the right results leave the place open.
      const open = new Set(resolve(all).flatMap((one) => (pairingOf(one) ? [] : [one.slot.gameId])));
      const settled = (rows: readonly GameRow[]) =>
        inOrderOfIds(rows).filter(({ gameId }) => !open.has(gameId));
      expect(settled(games)).toEqual(settled(once));
      // Plays the knock-out games between the teams that are scheduled.
      const played = (rows: readonly GameRow[]) =>
        [101, 102, 103, 104].reduce((so, id, at) => {
          const [margin, isHome] = ends[at] as (typeof ends)[number];
          const [homeGoals, awayGoals] = isHome ? [margin + 1, 0] : [0, margin + 1];
          return filled(
            so.map((row) => (row.gameId === id ? { ...row, status: 'final', homeGoals, awayGoals } : row)),
          );
        }, rows);
      if (open.size <= 2) expect(inOrderOfIds(played(games))).toEqual(inOrderOfIds(played(once)));
    }),
    { numRuns: 150 },
  );
});
