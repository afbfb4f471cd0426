import type { Activity } from '@rondelle/contracts/competition/activity.outputs.ts';
import { expect, test } from 'vitest';
import { foldedChanges } from './folded-changes.ts';

const change = (position: number, changed: Partial<Activity> = {}): Activity => ({
  position: String(position),
  revision: 0,
  action: 'GameScheduled',
  kind: 'game',
  subject: { id: position, name: null, path: null },
  about: null,
  actor: { id: 'demo', role: 'system', name: null, path: null },
  source: 'web',
  reason: null,
  recordedAt: `2026-11-29T21:14:${String(position).padStart(2, '0')}.000Z`,
  ...changed,
});
const positions = (entries: readonly Activity[]) =>
  foldedChanges(entries).map((run) => run.map(({ position }) => Number(position)));

test('consecutive changes of games of one action, author and minute are together', () => {
  const schedule = [1, 2, 3, 4].map((at) => change(at));
  expect(positions([change(0, { action: 'GameStarted' }), ...schedule])).toEqual([[0], [1, 2, 3, 4]]);
});

test('few changes, those of other entities and those of another author or minute stay apart', () => {
  const apart = (changed: Partial<Activity>) =>
    positions([change(1), change(2), change(3), change(4, changed), change(5, changed)]);
  const alone = [[1], [2], [3], [4], [5]];
  expect(apart({ actor: { id: '7', role: 'member', name: null, path: null } })).toEqual(alone);
  expect(apart({ recordedAt: '2026-11-29T21:15:00.000Z' })).toEqual(alone);
  expect(positions([1, 2, 3, 4, 5].map((at) => change(at, { kind: 'team' })))).toEqual(alone);
});
