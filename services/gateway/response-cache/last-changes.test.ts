import { expect, test } from 'vitest';
import { createLastChanges } from './last-changes.ts';

test('gives the same thing for the same name', () => {
  const { of } = createLastChanges(() => 3, 10);
  expect(of('game:1')).toBe(of('game:1'));
  expect(of('game:1')).toEqual({ tick: 0 });
});

test('what is forgotten counts as changed, for those who hold it and for those who ask again', () => {
  const { of } = createLastChanges(() => 7, 2);
  const first = of('game:1');
  of('game:2');
  expect(first.tick).toBe(0);
  of('game:3');
  expect(first.tick).toBe(8);
  expect(of('game:1')).toEqual({ tick: 8 });
});
