import { expect, test } from 'vitest';
import type { AnyDerivedView, AnyView, Row } from './any-view.ts';
import { changesBetween, computeGroup, computeParts, dirtyGroups } from './derive.ts';
import { recorded } from './recorded-events.ts';
import { compareTexts, groupsOf, rowOrder } from './keys.ts';
import { createMemories, noMemories } from './memory.ts';
import { planOf, withDependents, withSources } from './plan.ts';
import { sameValue } from './same.ts';
import { int, json, position, table, text } from './table.ts';
import { by, derivedView, entityView, type Memory, only, seenAs } from './view.ts';

const gamesTable = table('t_games', { id: int, home: int, away: int, goals: int }, { key: ['id'] });
const games = entityView(gamesTable, 1, {});
const totalsTable = table('t_totals', { team: int, goals: int }, { key: ['team'] });
const totals = derivedView({
  version: 1,
  table: totalsTable,
  group: ['team'],
  from: { games: by(games, ['home'], ['away']) },
  compute: ({ games }, [team]) => [
    { team: Number(team), goals: games.reduce((sum, { goals }) => sum + goals, 0) },
  ],
});
const totalsAsAny: AnyDerivedView = totals;
const ranksTable = table('t_ranks', { team: int, rank: int }, { key: ['team'] });
const ranks = derivedView({
  version: 1,
  table: ranksTable,
  group: ['team'],
  from: { totals: by(totals, ['team']) },
  compute: ({ totals }) => totals.map(({ team }) => ({ team, rank: 1 })),
});
const views: AnyView[] = [games, totals, ranks];
const names = (found: readonly AnyView[]) => found.map(({ name }) => name);

test('texts are ordered by their UTF-8 bytes, including characters beyond the basic plane', () => {
  const words = ['zèbre', 'Z', 'a', 'é', '\u{1F3D2}', '\uFF5E', 'aa', ''];
  const byBytes = words.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
  expect(words.toSorted(compareTexts)).toEqual(byBytes);
});

test('rows are ordered by all key columns, with positions as numbers', () => {
  const one = table('t_one', { name: text, at: position }, { key: ['name', 'at'] });
  const rows = [
    { name: 'b', at: '2' },
    { name: 'a', at: '10' },
    { name: 'a', at: '9' },
  ];
  expect(rows.toSorted(rowOrder(one)).map(({ name, at }) => name + at)).toEqual(['a9', 'a10', 'b2']);
});

test('a row belongs to one group per alternative, and to none when a column is null', () => {
  const row = { id: 1, home: 7, away: 8, league: null };
  expect(groupsOf(row, [['home'], ['away']])).toEqual([[7], [8]]);
  expect(groupsOf(row, [['home'], ['home']])).toEqual([[7]]);
  expect(groupsOf(row, [['league']])).toEqual([]);
});

test('a changed row marks its previous and its current groups as dirty', () => {
  const before = { id: 1, home: 7, away: 8, goals: 1 };
  const after = { ...before, away: 9 };
  const dirty = dirtyGroups(totalsAsAny, () => new Map([[1, { before, after }]]));
  expect([...dirty.values()]).toEqual([[7], [8], [9]]);
});

test('a change to columns that a view does not read marks no group as dirty', () => {
  const goalsOnly: AnyDerivedView = derivedView({
    version: 1,
    table: totalsTable,
    group: ['team'],
    from: { games: only(by(games, ['home']), 'goals') },
    compute: ({ games }, [team]) => [
      { team: Number(team), goals: games.reduce((sum, { goals }) => sum + goals, 0) },
    ],
  });
  const before = { id: 1, home: 7, away: 8, goals: 1 };
  const dirtyAfter = (after: Row | undefined) => [
    ...dirtyGroups(goalsOnly, () => new Map([[1, { before, after }]])).keys(),
  ];
  expect(dirtyAfter({ ...before, away: 9 })).toEqual([]);
  expect(dirtyAfter({ ...before, goals: 2 })).toEqual([7]);
  expect(dirtyAfter({ ...before, home: 9 })).toEqual([7, 9]);
  expect(dirtyAfter(undefined)).toEqual([7]);
});

test('a change that is invisible in simplified rows marks no group as dirty', () => {
  const thirds: AnyDerivedView = derivedView({
    version: 1,
    table: totalsTable,
    group: ['team'],
    from: {
      games: seenAs(by(games, ['home']), (game) => ({ ...game, away: 0, goals: Math.floor(game.goals / 3) })),
    },
    compute: ({ games }, [team]) => [
      { team: Number(team), goals: games.reduce((sum, { goals }) => sum + goals, 0) },
    ],
  });
  const before = { id: 1, home: 7, away: 8, goals: 6 };
  const dirtyAfter = (after: Row) => [...dirtyGroups(thirds, () => new Map([[1, { before, after }]])).keys()];
  expect(dirtyAfter({ ...before, away: 9, goals: 8 })).toEqual([]);
  expect(dirtyAfter({ ...before, goals: 9 })).toEqual([7]);
  expect(dirtyAfter({ ...before, home: 9 })).toEqual([7, 9]);
  expect(computeGroup(thirds, [7], () => [before])).toEqual([{ team: 7, goals: 2 }]);
});

test('shares one list of rows among the views of a group that do not simplify rows', () => {
  const lists: unknown[] = [];
  const capped: AnyDerivedView = derivedView({
    version: 1,
    table: totalsTable,
    group: ['team'],
    from: { games: seenAs(by(games, ['home']), (game) => (game.goals > 9 ? { ...game, goals: 9 } : game)) },
    compute: ({ games }) => {
      lists.push(games);
      return [];
    },
  });
  const row = { id: 1, home: 7, away: 8, goals: 9 };
  const [plain, high] = [[row], [row, { ...row, id: 2, goals: 12 }]];
  computeGroup(capped, [7], () => plain);
  computeGroup(capped, [7], () => high);
  expect(lists[0]).toBe(plain);
  expect(lists[1]).toEqual([row, { ...row, id: 2 }]);
});

test('returns cached values to a view with a memory, for the declared number of groups', () => {
  const counting: AnyDerivedView = derivedView({
    version: 1,
    table: totalsTable,
    group: ['team'],
    remembers: 2,
    from: { games: by(games, ['home']) },
    compute: (_rows, [team], memory?: Memory<number>) => {
      const times = (memory?.recall() ?? 0) + 1;
      memory?.keep(times);
      return [{ team: Number(team), goals: times }];
    },
  });
  const memories = createMemories();
  const timesOf = (team: number, view = counting, of = memories) =>
    computeParts(view, [team], { games: [{ id: 1, home: team, away: 8, goals: 3 }] }, of)[0]?.rows[0]?.[
      'goals'
    ];
  expect([1, 2, 1].map((team) => timesOf(team))).toEqual([1, 1, 2]);
  // The third group takes the place of the second, which was computed longest ago.
  expect([3, 1, 2].map((team) => timesOf(team))).toEqual([1, 3, 1]);
  expect(timesOf(1, { ...counting, remembers: 0 })).toBe(1);
  expect(timesOf(1, counting, noMemories)).toBe(1);
});

test('a group without source rows has no rows', () => {
  expect(computeGroup(totalsAsAny, [7], () => [])).toEqual([]);
  expect(computeGroup(totalsAsAny, [7], () => [{ id: 1, home: 7, away: 8, goals: 3 }])).toEqual([
    { team: 7, goals: 3 },
  ]);
});

test('returns only changed rows, and one change for a row that moves between groups', () => {
  const stored = [
    { team: 1, goals: 1 },
    { team: 2, goals: 2 },
    { team: 3, goals: 3 },
  ];
  const computed = [
    { team: 3, goals: 3 },
    { team: 2, goals: 5 },
    { team: 4, goals: 4 },
  ];
  expect(Object.fromEntries(changesBetween(totalsTable, stored, computed))).toEqual({
    1: { before: { team: 1, goals: 1 }, after: undefined },
    2: { before: { team: 2, goals: 2 }, after: { team: 2, goals: 5 } },
    4: { before: undefined, after: { team: 4, goals: 4 } },
  });
});

test('skips a group whose rows cannot be stored, and returns the cause', () => {
  const row = { id: 1, home: 7, away: 8, goals: 3 };
  const causeOf = (compute: () => { team: number; goals: number }[]) =>
    computeParts({ ...totalsAsAny, compute }, [7], { games: [row] })[0]?.cause;
  const twice = { team: 1, goals: 1 };
  expect(causeOf(() => [twice])).toBeNull();
  expect(causeOf(() => [twice, twice])).toEqual({
    code: 'group/not-computed',
    detail: 't_totals has two rows with the key 1',
  });
  expect(causeOf(() => [{ team: 1, goals: 1.5 }])).toEqual({
    code: 'row/not-storable',
    detail: 't_totals.goals',
  });
  expect(
    causeOf(() => {
      throw new Error('out of order');
    }),
  ).toEqual({ code: 'group/not-computed', detail: 't_totals: out of order' });
});

test('a group that names no season is computed for each season separately', () => {
  const ofSeason = table('t_of', { id: int, seasonId: int, league: int }, { key: ['id'] });
  const rules = entityView(table('t_rules', { league: int }, { key: ['league'] }), 1, {});
  const counts = derivedView({
    version: 1,
    table: table('t_counts', { league: int, seasonId: int, count: int }, { key: ['league', 'seasonId'] }),
    group: ['league'],
    from: { rows: by(entityView(ofSeason, 1, {}), ['league']), rules: by(rules, ['league']) },
    compute: ({ rows, rules }, [league]) => [
      { league: Number(league), seasonId: rows[0]?.seasonId ?? 0, count: 10 * rows.length + rules.length },
    ],
  });
  const rows = [
    { id: 1, seasonId: 2, league: 5 },
    { id: 2, seasonId: 1, league: 5 },
    { id: 3, seasonId: 2, league: 5 },
  ];
  const shared = [{ league: 5 }];
  const parts = computeParts(counts, [5], { rows, rules: shared });
  expect(parts.flatMap(({ rows: computed }) => computed)).toEqual([
    { league: 5, seasonId: 1, count: 11 },
    { league: 5, seasonId: 2, count: 21 },
  ]);
  expect(computeParts(counts, [5], { rows: [], rules: shared })).toEqual([]);
});

test('values are compared as the database stores them', () => {
  expect(json().type).toBe('json');
  expect(sameValue({ a: 1, b: [1, { c: 2 }] }, { b: [1, { c: 2 }], a: 1 })).toBe(true);
  expect(sameValue({ a: 1, b: undefined }, { a: 1 })).toBe(true);
  expect(sameValue({ a: 1 }, { a: 1, b: null })).toBe(false);
  expect(sameValue([1, 2], [2, 1])).toBe(false);
  expect(sameValue([], {})).toBe(false);
  expect(sameValue(0, -0)).toBe(true);
});

test('a plan rejects a view that is listed before its sources', () => {
  expect(() => planOf([totals, games])).toThrow('t_totals reads t_games');
  const { derived, levels } = planOf(views);
  expect(names(derived)).toEqual(['t_totals', 't_ranks']);
  expect(levels.map(names)).toEqual([['t_totals'], ['t_ranks']]);
});

test('a plan rejects an immediate view that reads a later one', () => {
  const later = { ...totals, later: true } as const;
  expect(() => planOf([games, later, ranks])).toThrow('t_totals, which is computed later, name no season');
  const ofSeasons = { ...later, group: ['seasonId', ...totals.group] } as typeof later;
  expect(() => planOf([games, ofSeasons, ranks])).toThrow('t_ranks reads t_totals, which is computed later');
});

test('finds the views that depend on a view and the views that it depends on', () => {
  expect(names(withDependents(views, new Set(['t_totals'])))).toEqual(['t_totals', 't_ranks']);
  expect(names(withSources(views, new Set(['t_totals'])))).toEqual(['t_games', 't_totals']);
});

test('recorded events get consecutive revisions within their stream', () => {
  const chosen = { type: 'OngoingSeasonChosen', data: { seasonId: 1 } } as const;
  const events = recorded(['season-1', chosen], ['season-2', chosen], ['season-1', chosen]);
  expect(events.map(({ position, revision }) => position + revision)).toEqual(['10', '20', '31']);
});
