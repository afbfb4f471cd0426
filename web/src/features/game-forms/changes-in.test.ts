import { expect, test } from 'vitest';
import { movingIn } from './changes-in.ts';
import { emptyGame } from './game-values.ts';

const initial = { ...emptyGame, date: '2021-11-20', time: '19:30', venue: 'Aréna', city: 'Laval' };

test('previews a change of only the date or time, since it can change streaks and past tables', () => {
  expect(movingIn({ ...initial, date: '2021-11-27' }, initial)).toEqual({
    occasion: { date: '2021-11-27', time: '19:30' },
  });
  expect(movingIn({ ...initial, time: '' }, initial)).toEqual({
    occasion: { date: '2021-11-20', time: null },
  });
});

test('previews no change of the venue or city', () => {
  expect(movingIn({ ...initial, venue: 'Colisée', city: 'Québec' }, initial)).toBeNull();
  expect(movingIn(initial, initial)).toBeNull();
});
