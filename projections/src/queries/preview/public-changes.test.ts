import { type CategoryPolicy, policyAllows } from '@rondelle/contracts/competition/category-policy.ts';
import { expect, test } from 'vitest';
import { publicChanges } from './public-changes.ts';

const policies: Readonly<Record<number, CategoryPolicy>> = { 1: 'schedule', 2: 'tables', 3: 'everything' };
const row = (categoryId: number) => ({ seasonId: 1, teamId: categoryId, categoryId });
const around = (one: object) => [{ before: one, after: one }].map((change, at) => [at, change] as const);
const changesOf = (name: string, one: object) =>
  new Map([[name, new Map(around(one))]]) as unknown as Parameters<typeof publicChanges>[0];

const isVisible = (name: string, one: object): boolean =>
  [
    ...(publicChanges(
      changesOf(name, one),
      (id, wanted) => policyAllows(policies[id] ?? 'schedule', wanted),
      (teamId) => [teamId],
    )
      .get(name)
      ?.values() ?? []),
  ].some(({ before, after }) => before !== undefined || after !== undefined);

test.each(['standings', 'feats', 'games', 'ratings'])(
  "rows of %s are visible according to their category's policy",
  (name) => {
    expect([1, 2, 3].map((id) => isVisible(name, row(id)))).toEqual([false, name !== 'ratings', true]);
  },
);

test("shows a streak according to the policy of its team's category", () => {
  expect([1, 2, 3].map((teamId) => isVisible('streaks', { seasonId: 1, teamId }))).toEqual([
    false,
    true,
    true,
  ]);
});

test('changes in other views are hidden', () => expect(isVisible('forecasts', row(3))).toBe(false));
