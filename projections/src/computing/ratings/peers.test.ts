import { describe, expect, test } from 'vitest';
import { scheduleAmong, scheduleOf } from '../../views/ratings/schedule.ts';
import { score } from '../../views/standings/rows.fixture.ts';
import { eloOverSeasons, eloWithMargin, krach, massey, myHockey, myHockeyWithoutBlowOuts } from './peers.ts';

/** Three teams of falling strength: 1 beats 2 by two goals, 2 beats 3 by three. */
const chain = [score(1, 1, '4-2', 2), score(2, 2, '4-1', 3), score(3, 3, '1-4', 2), score(4, 2, '2-4', 1)];
const among = (teamIds: readonly number[]) => scheduleAmong(chain, teamIds);

describe('a rating by another method', () => {
  test.each([
    ['MYHockey', myHockey],
    ['Massey', massey],
  ] as const)('adds up margins over a common opponent (%s)', (_name, method) => {
    const difference = method(scheduleOf(chain), []);
    expect(difference(0, 1)).toBeCloseTo(2, 1);
    expect(difference(1, 2)).toBeCloseTo(3, 1);
    expect(difference(0, 2)).toBeCloseTo(5, 1);
  });

  test('leaves a team without games at the average', () => {
    const difference = massey(among([1, 2, 3, 4]), []);
    expect(difference(0, 2)).toBeCloseTo(5, 1);
    // Ratings start from zero and their sum, weighted by games, stays there.
    expect(difference(1, 3)).toBeCloseTo(0.25, 1);
  });

  test('compares wins alone in KRACH, whatever the margin', () => {
    const close = krach(scheduleOf([score(1, 1, '2-1', 2), score(2, 2, '2-1', 3)]), []);
    const clear = krach(scheduleOf([score(1, 1, '9-1', 2), score(2, 2, '9-1', 3)]), []);
    expect(clear(0, 2)).toBeCloseTo(close(0, 2), 9);
    expect(close(0, 2)).toBeGreaterThan(close(0, 1));
  });
});

describe('MYHockey without blow-outs', () => {
  /** Team 1 is far better than team 4; each also plays teams of its own level. */
  const uneven = [
    score(1, 1, '2-1', 2),
    score(2, 2, '2-1', 1),
    score(3, 2, '8-1', 3),
    score(4, 3, '8-1', 4),
    score(5, 4, '2-1', 5),
    score(6, 5, '2-1', 4),
  ];
  const beaten = score(7, 1, '12-0', 4);
  const beating = score(7, 1, '0-1', 4);

  test('ignores a game that a far better team wins', () => {
    const [without, withGame] = [uneven, [...uneven, beaten]].map((games) =>
      myHockeyWithoutBlowOuts(scheduleOf(games), []),
    );
    expect(withGame?.(0, 3)).toBeCloseTo(without?.(0, 3) ?? 0, 1);
    const counted = myHockey(scheduleOf([...uneven, beaten]), []);
    expect(counted(0, 3)).toBeLessThan((without?.(0, 3) ?? 0) - 1);
  });

  test('counts a game that a far better team wins by fewer than seven', () => {
    const games = scheduleOf([...uneven, score(7, 1, '6-0', 4)]);
    expect(myHockeyWithoutBlowOuts(games, [])(0, 3)).toBeCloseTo(myHockey(games, [])(0, 3), 1);
  });

  test('counts a game that a far better team loses', () => {
    const games = scheduleOf([...uneven, beating]);
    expect(myHockeyWithoutBlowOuts(games, [])(0, 3)).toBeCloseTo(myHockey(games, [])(0, 3), 1);
  });
});

describe('Elo', () => {
  const lastSeason = scheduleOf(chain);
  const even = scheduleOf([score(9, 1, '2-2', 2), score(10, 5, '2-1', 2)]);

  test('carries a share of the points of earlier seasons, or none', () => {
    expect(eloOverSeasons(even, [lastSeason])(0, 1)).toBeGreaterThan(eloOverSeasons(even, [])(0, 1));
    expect(eloWithMargin(even, [lastSeason])(0, 1)).toBe(eloWithMargin(even, [])(0, 1));
  });

  test('starts a team without games at zero points', () => {
    const difference = eloWithMargin(among([1, 2, 3, 4]), []);
    expect(difference(0, 3)).toBeGreaterThan(0);
    expect(difference(2, 3)).toBeLessThan(0);
    expect(difference(0, 2)).toBeCloseTo(difference(0, 3) - difference(2, 3), 9);
  });
});
