import { expect, test } from 'vitest';
import { createLastChanges } from './last-changes.ts';

test('the same name gives the same thing', () => {
  const { of } = createLastChanges(10);
  expect(of('game:1')).toBe(of('game:1'));
  expect(of('game:1')).toEqual({ tick: 0 });
});

test('a forgotten thing counts as changed for those who hold it', () => {
  const { of } = createLastChanges(2);
  const first = of('game:1');
  of('game:2');
  expect(first.tick).toBe(0);
  of('game:3');
  expect(first.tick).toBe(Infinity);
});

test('a name that is asked for again changed at the latest when the last forgotten thing did', () => {
  const { of } = createLastChanges(2);
  of('game:1').tick = 7;
  of('game:2').tick = 5;
  of('game:3');
  of('game:4');
  expect(of('game:1')).toEqual({ tick: 7 });
});

test('a response that depends on new names can be cached, however many names were forgotten', () => {
  const { of } = createLastChanges(10);
  for (let game = 0; game < 100; game += 1) of(`game:${game}`);
  const changes = ['game:200', 'team:1', 'team:2', 'results:3'].map(of);
  expect(changes.map(({ tick }) => tick)).toEqual([0, 0, 0, 0]);
});
