import { expect, test } from 'vitest';
import { movingIn } from './changes-in.ts';
import { emptyGame } from './game-values.ts';

const initial = { ...emptyGame, date: '2021-11-20', time: '19:30', venue: 'Aréna', city: 'Laval' };

test('a game’s day or time alone can move streaks and the tables of days past', () => {
  expect(movingIn({ ...initial, date: '2021-11-27' }, initial)).toEqual({
    occasion: { date: '2021-11-27', time: '19:30' },
  });
  expect(movingIn({ ...initial, time: '' }, initial)).toEqual({
    occasion: { date: '2021-11-20', time: null },
  });
});

test('where it is played moves nothing', () => {
  expect(movingIn({ ...initial, venue: 'Colisée', city: 'Québec' }, initial)).toBeNull();
  expect(movingIn(initial, initial)).toBeNull();
});
