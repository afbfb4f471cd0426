import { expect, test } from 'vitest';
import { bundlesOf } from './bundles.ts';
import type { NotificationKind } from './kinds.ts';

const at = (minute: number): string => new Date(Date.UTC(2025, 2, 1, 20, minute)).toISOString();
const notification = (id: string, minute: number, ...kinds: NotificationKind[]) => ({
  id,
  at: at(minute),
  kinds,
});
const ids = (all: readonly ReturnType<typeof notification>[]) =>
  bundlesOf(all).map((one) => one.map(({ id }) => id));

test('groups results within an hour of each other, at the position of the latest', () => {
  const list = [
    notification('9', 59, 'final', 'toConfirm'),
    notification('8', 58, 'rank'),
    notification('7', 40, 'final'),
    notification('6', 10, 'goal'),
    notification('5', 0, 'final'),
  ];
  expect(ids(list)).toEqual([['9', '7', '5'], ['8'], ['6']]);
});

test('leaves later results and other notifications separate', () => {
  expect(
    ids([notification('3', 90, 'final'), notification('2', 20, 'final'), notification('1', 0, 'final')]),
  ).toEqual([['3'], ['2', '1']]);
  expect(ids([notification('2', 1, 'correction', 'toConfirm'), notification('1', 0, 'calendar')])).toEqual([
    ['2'],
    ['1'],
  ]);
  expect(ids([])).toEqual([]);
});
