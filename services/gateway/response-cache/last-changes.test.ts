import { expect, test } from 'vitest';
import { createLastChanges } from './last-changes.ts';

test('returns the same entry for the same name', () => {
  const { of } = createLastChanges(10);
  expect(of('game:1')).toBe(of('game:1'));
  expect(of('game:1')).toEqual({ tick: 0 });
});

test('marks an evicted entry as changed, so that responses that refer to it become outdated', () => {
  const { of } = createLastChanges(2);
  const first = of('game:1');
  of('game:2');
  expect(first.tick).toBe(0);
  of('game:3');
  expect(first.tick).toBe(Infinity);
});

test('returns the last change of all evicted entries for an evicted name', () => {
  const { of } = createLastChanges(2);
  of('game:1').tick = 7;
  of('game:2').tick = 5;
  of('game:3');
  of('game:4');
  expect(of('game:1')).toEqual({ tick: 7 });
});

test('returns new names as unchanged after many evictions', () => {
  const { of } = createLastChanges(10);
  for (let game = 0; game < 100; game += 1) of(`game:${game}`);
  const changes = ['game:200', 'team:1', 'team:2', 'results:3'].map(of);
  expect(changes.map(({ tick }) => tick)).toEqual([0, 0, 0, 0]);
});
