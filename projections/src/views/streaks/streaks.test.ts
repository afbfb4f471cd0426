import { describe, expect, test } from 'vitest';
import { score } from '../standings/rows.fixture.ts';
import { inOrderOfPlay, lastFive, playedInOrder } from '../games/form.ts';
import { streaksOf } from './streaks.ts';

const day = (number: number) => ({ date: `2024-10-${String(number).padStart(2, '0')}` });

describe('streaks', () => {
  test('have a length, a first and a last game; the longest is the earliest of equal length', () => {
    const games = [
      score(1, 10, '1-0', 20, day(1)),
      score(2, 20, '0-1', 10, day(2)),
      score(3, 20, '1-0', 10, day(3)),
      score(4, 10, '2-0', 20, day(4)),
      score(5, 10, '2-0', 20, day(5)),
    ];
    const { winning, losing } = streaksOf(games, 10);
    const first = { length: 2, from: { gameId: 1, ...day(1) }, to: { gameId: 2, ...day(2) } };
    const second = { length: 2, from: { gameId: 4, ...day(4) }, to: { gameId: 5, ...day(5) } };
    expect(winning).toEqual({ longest: first, current: second, all: [first, second] });
    expect(losing.longest?.length).toBe(1);
    expect(losing.current).toBeNull();
  });

  test('a loss in overtime or a shoot-out continues a losing streak', () => {
    const games = [
      score(1, 10, '0-1', 20, day(1)),
      score(2, 10, '0-1', 20, { ...day(2), decidedIn: 'overtime' }),
      score(3, 10, '0-1', 20, { ...day(3), decidedIn: 'shootout' }),
    ];
    expect(streaksOf(games, 10).losing.current?.length).toBe(3);
  });

  test('end with a tie or a double forfeit; a single forfeit is a win and a loss', () => {
    const games = [
      score(1, 10, '1-0', 20, day(1)),
      score(2, 10, '1-1', 20, day(2)),
      score(3, 10, '1-0', 20, day(3)),
      score(4, 10, '0-0', 20, { ...day(4), forfeitedBy: 'both' }),
      score(5, 10, '0-0', 20, { ...day(5), forfeitedBy: 'away' }),
      score(6, 10, '1-0', 20, day(6)),
    ];
    expect(streaksOf(games, 10).winning.all.map(({ length }) => length)).toEqual([1, 1, 2]);
    const tied = streaksOf(games.slice(0, 2), 10);
    expect([tied.winning.current, tied.losing.current]).toEqual([null, null]);
    expect(streaksOf(games, 20).losing.all.map(({ length }) => length)).toEqual([1, 1, 2]);
  });

  test('orders games by date, then time with unknown times last, then id', () => {
    const games = [
      score(1, 10, '1-0', 20, { ...day(2), time: '19:00' }),
      score(2, 10, '1-0', 20, { ...day(2), time: null }),
      score(3, 10, '1-0', 20, { ...day(2), time: '09:30' }),
      score(5, 10, '1-0', 20, day(1)),
      score(4, 10, '1-0', 20, day(1)),
    ];
    expect(games.sort(inOrderOfPlay).map((game) => game.gameId)).toEqual([4, 5, 3, 1, 2]);
  });

  test('leaves out games that are not final, and a team without games has no streak', () => {
    expect(playedInOrder([score(1, 10, '1-0', 20, { status: 'live' })])).toEqual([]);
    expect(streaksOf([], 10).winning).toEqual({ longest: null, current: null, all: [] });
    expect(lastFive([score(1, 10, '0-1', 20, { decidedIn: 'overtime' })], 10)).toEqual(['O']);
  });
});
