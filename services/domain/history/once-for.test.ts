import { expect, test } from 'vitest';
import { onceFor } from './once-for.ts';

test('computes once for the same list and again for an equal one', () => {
  let computed = 0;
  const count = onceFor<readonly string[], number>((_kind, events) => {
    computed += 1;
    return events.length;
  });
  const events = ['GameScheduled', 'ResultRecorded'];
  expect([count('game', events), count('game', events), computed]).toEqual([2, 2, 1]);
  expect([count('game', [...events]), computed]).toEqual([2, 2]);
});
