import { expect, test } from 'vitest';
import { clashesIn, keyOf, moved, swapped } from './move-games.ts';
import type { PlacedGame } from './place-games.ts';

const game = (home: number, away: number, date: string, time = '09:00', venue = 'Un'): PlacedGame => ({
  round: 0,
  home,
  away,
  date,
  time,
  venue,
});
const games = [game(0, 1, '2025-10-04'), game(2, 3, '2025-10-04', '10:15'), game(0, 2, '2025-10-11')];
const [first, second, third] = games;
if (!first || !second || !third) throw new Error('three games');

test('swaps the slots of two games, and swaps them back', () => {
  const once = swapped(new Map(), first, third);
  const after = moved(games, once);
  expect(after.map(keyOf)).toEqual(['0 0 2', '0 2 3', '0 0 1']);
  const [now, , then] = after;
  if (!now || !then) throw new Error('three games');
  expect(moved(games, swapped(once, now, then))).toEqual(games);
});

test('sorts a moved game into its new slot, and ignores moves of unknown games', () => {
  const to = { date: '2025-10-18', time: '12:00', venue: 'Deux' };
  const after = moved(
    games,
    new Map([
      [keyOf(first), to],
      ['9 9 9', to],
    ]),
  );
  expect(after.at(-1)).toEqual({ ...first, ...to });
  expect(after).toHaveLength(3);
});

test('finds games on the same ice at the same time, and a team that plays twice a day', () => {
  expect(clashesIn(games)).toEqual([]);
  const onIce = { ...second, time: '09:00' };
  expect(clashesIn([first, onIce])).toEqual([{ kind: 'ice', games: [first, onIce] }]);
  const twice = { ...third, date: '2025-10-04', time: '12:00' };
  expect(clashesIn([first, second, twice]).map(({ kind }) => kind)).toEqual(['team', 'team']);
  expect(
    clashesIn([
      { ...first, venue: '' },
      { ...onIce, venue: '' },
    ]),
  ).toEqual([]);
});
