import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { expect, test } from 'vitest';
import { computeGroup, computeParts, GroupNotComputed } from './derive.ts';
import { keyOf } from './keys.ts';
import { oneRow } from './one-row.ts';
import { planOf } from './plan.ts';
import { rowsAfter } from './recorded-events.ts';
import { int, table } from './table.ts';
import { by, derivedView, entityView } from './view.ts';

const regionsTable = table('t_regions', { id: int, names: int }, { key: ['id'] });
type RegionEvent = Extract<CompetitionEvent, { type: `Region${string}` }>['type'];
const regions = entityView(
  regionsTable,
  1,
  oneRow<{ id: number; names: number }, RegionEvent>(({ data }) => [data.regionId])({
    RegionAdded: { create: ({ data }) => ({ id: data.regionId, names: 1 }) },
    RegionRenamed: { change: (row) => ({ ...row, names: row.names + 1 }) },
    RegionDescribed: { ignore: true },
    RegionDeleted: { remove: true },
    RegionRestored: { ignore: true },
  }),
);
const name = { fr: 'Mauricie', en: 'Mauricie' };
const added = ['region-4', { type: 'RegionAdded', data: { regionId: 4, key: null, name } }] as const;
const renamed = ['region-4', { type: 'RegionRenamed', data: { regionId: 4, name, onlyIn: null } }] as const;
const deleted = ['region-4', { type: 'RegionDeleted', data: { regionId: 4, reason: 'other' } }] as const;
const restored: Parameters<typeof rowsAfter>[1] = [
  'region-4',
  { type: 'RegionRestored', data: { regionId: 4, key: null, name, seasonNames: [] } },
];

test('an event that a view ignores changes no row', () => {
  expect(rowsAfter([regions], added, renamed, restored)['t_regions']).toEqual([{ id: 4, names: 2 }]);
  expect(rowsAfter([regions], added, deleted, restored)['t_regions']).toEqual([]);
});

test('rejects creating a row twice and changing a missing row', () => {
  expect(() => rowsAfter([regions], added, added)).toThrow('the row 4 exists already');
  expect(() => rowsAfter([regions], renamed)).toThrow('there is no row 4');
  expect(() => rowsAfter([regions], added, deleted, deleted)).toThrow('there is no row 4');
});

test('a plan rejects two views of one name', () => {
  expect(() => planOf([regions, regions])).toThrow('two views are called t_regions');
});

test('a row without a value of its key has no key', () => {
  expect(keyOf(regionsTable, { id: 4, names: 1 })).toEqual([4]);
  expect(() => keyOf(regionsTable, { id: null, names: 1 })).toThrow('a row of t_regions has no key');
});

const counts = derivedView({
  version: 1,
  table: table('t_counts', { region: int, count: int }, { key: ['region'] }),
  group: ['region'],
  from: { regions: by(regions, ['id']) },
  compute: ({ regions: rows }, [region]) => [{ region: Number(region), count: rows.length }],
});
const row = { id: 4, names: 1 };

/** Returns why rows with these counts cannot be stored, and the error for callers that need them. */
const refusal = (...ofRows: readonly number[]) => {
  const compute = () => ofRows.map((count, at) => ({ region: 4 + at, count }));
  const view = { ...counts, compute };
  const [part] = computeParts(view, [4], { regions: [row] });
  return { part, computed: () => computeGroup(view, [4], () => [row]) };
};

test('returns no rows of a group when one of its rows cannot be stored', () => {
  const cause = { code: 'row/not-storable', detail: 't_counts.count' };
  const { part, computed } = refusal(1, 0.5);
  expect(part).toEqual({ seasonId: 0, rows: [], cause });
  expect(computed).toThrow(new GroupNotComputed('t_counts.count'));
});

test('returns all rows of a group whose rows can be stored', () => {
  const rows = [
    { region: 4, count: 1 },
    { region: 5, count: 2 },
  ];
  const { part, computed } = refusal(1, 2);
  expect(part).toEqual({ seasonId: 0, rows, cause: null });
  expect(computed()).toEqual(rows);
});
