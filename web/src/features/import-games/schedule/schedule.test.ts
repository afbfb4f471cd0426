import { describe, expect, test } from 'vitest';
import { balanceOf, type Limits, placeGames } from './place-games.ts';
import { roundRobin, roundsOf } from './round-robin.ts';

const sizes = Array.from({ length: 19 }, (_, at) => at + 2);

describe.each(sizes)('%i teams', (teams) => {
  test.each([1, 2, 3, 4])(
    'each pair meets %i times, nobody twice in a round, home and away balanced',
    (times) => {
      const games = roundRobin(teams, times);
      const met = new Map<string, number>();
      for (const { home, away } of games) {
        expect(home).not.toBe(away);
        const pair = [home, away].toSorted((a, b) => a - b).join();
        met.set(pair, (met.get(pair) ?? 0) + 1);
      }
      expect([...new Set(met.values())]).toEqual([times]);
      expect(met.size).toBe((teams * (teams - 1)) / 2);
      for (const round of Map.groupBy(games, (game) => game.round).values()) {
        const playing = round.flatMap(({ home, away }) => [home, away]);
        expect(new Set(playing).size).toBe(playing.length);
      }
      expect(new Set(games.map(({ round }) => round)).size).toBe(roundsOf(teams, times));
      for (const { home, away } of balanceOf(games, teams))
        expect(Math.abs(home - away)).toBeLessThanOrEqual(1);
    },
  );
});

test('fewer than two teams play nothing', () => {
  expect(roundRobin(1, 2)).toEqual([]);
});

const limits: Limits = {
  from: '2025-10-01',
  to: '2025-12-31',
  without: ['2025-10-11', '2025-10-12'],
  ice: [
    { venue: 'Un', weekdays: [6], times: ['09:00', '10:15', '11:30'] },
    { venue: 'Deux', weekdays: [0], times: ['13:00'] },
  ],
};

test('games are placed on the ice that there is, no team twice a day, no ice twice', () => {
  const { games, unplaced } = placeGames(roundRobin(6, 2), limits);
  expect([games.length, unplaced.length]).toEqual([30, 0]);
  const slots = games.map(({ date, time, venue }) => `${date} ${time} ${venue}`);
  expect(new Set(slots).size).toBe(slots.length);
  expect(slots).toEqual(slots.toSorted());
  for (const day of Map.groupBy(games, ({ date }) => date).values()) {
    const playing = day.flatMap(({ home, away }) => [home, away]);
    expect(new Set(playing).size).toBe(playing.length);
  }
  expect(games.some(({ date }) => limits.without.includes(date))).toBe(false);
  expect(
    games.filter(({ venue }) => venue === 'Deux').every(({ date }) => new Date(date).getUTCDay() === 0),
  ).toBe(true);
});

const why = (given: Limits, teams = 6) => [
  ...new Set(placeGames(roundRobin(teams, 2), given).unplaced.map((one) => one.why)),
];

test('what has no place says why', () => {
  const few = { ...limits, to: '2025-10-05' };
  expect(why(few)).toEqual(['no-ice']);
  expect(why({ ...limits, ice: [] })).toEqual(['no-day']);
  expect(why({ ...limits, from: 'demain' })).toEqual(['no-day']);
  expect(why({ ...few, ice: [{ venue: 'Un', weekdays: [6], times: ['09:00', '10:00'] }] }, 2)).toEqual([
    'teams-busy',
  ]);
});
