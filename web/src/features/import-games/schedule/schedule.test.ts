import { describe, expect, test } from 'vitest';
import type { Limits } from './ice-slots.ts';
import { balanceOf, firstDay, placeGames } from './place-games.ts';
import { roundRobin, roundsOf } from './round-robin.ts';

const sizes = Array.from({ length: 19 }, (_, at) => at + 2);

describe.each(sizes)('%i teams', (teams) => {
  test.each([1, 2, 3, 4])(
    'pairs each two teams %i times, no team twice in a round, home and away balanced',
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

test('returns no games for fewer than two teams', () => {
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

test('places games on the available ice, no team twice a day, no slot twice', () => {
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

test('returns the reason for games without a slot', () => {
  const few = { ...limits, to: '2025-10-05' };
  expect(why(few)).toEqual(['no-ice']);
  expect(why({ ...limits, ice: [] })).toEqual(['no-day']);
  expect(why({ ...limits, from: 'demain' })).toEqual(['no-day']);
  expect(why({ ...few, ice: [{ venue: 'Un', weekdays: [6], times: ['09:00', '10:00'] }] }, 2)).toEqual([
    'teams-busy',
  ]);
});

test('places home games of a team with home ice only there, and of others on shared ice', () => {
  const own: Limits = {
    from: '2026-10-03',
    to: '2026-12-27',
    without: [],
    ice: [
      { venue: 'Nord', weekdays: [6], times: ['09:00', '10:15'], teams: [0, 1] },
      { venue: 'Sud', weekdays: [6], times: ['09:00'], teams: [2] },
      { venue: 'Est', weekdays: [0], times: ['13:00'] },
    ],
  };
  const { games, unplaced } = placeGames(roundRobin(4, 2), own);
  expect([games.length, unplaced.length]).toEqual([12, 0]);
  const homes = ['Nord', 'Nord', 'Sud', 'Est'];
  expect(games.filter(({ home, venue }) => venue !== homes[home])).toEqual([]);
  const short = { ...own, ice: own.ice.map((one) => (one.venue === 'Sud' ? { ...one, weekdays: [] } : one)) };
  const left = placeGames(roundRobin(4, 2), short).unplaced;
  expect(left.map(({ home, why: reason }) => [home, reason])).toEqual(
    [1, 2, 3].map(() => [2, 'no-home-ice']),
  );
});

test('merges the hours and teams of an arena that is entered twice', () => {
  const twice: Limits = {
    from: '2026-10-03',
    to: '2026-10-03',
    without: [],
    ice: [0, 2].map((team) => ({ venue: 'Un', weekdays: [6], times: ['09:00'], teams: [team] })),
  };
  const game = { round: 0, home: 2, away: 1 };
  expect(placeGames([{ round: 0, home: 0, away: 3 }, game], twice).games).toHaveLength(1);
  expect(placeGames([game], twice).games).toHaveLength(1);
});

test('begins a schedule with its season, or today when the season has begun', () => {
  const season = { startsOn: '2026-09-01', endsOn: '2027-04-30' };
  const days = ['2026-08-31', '2026-09-01', '2026-11-26', '2027-04-30', '2027-05-01'];
  expect(days.map((day) => firstDay(season, day))).toEqual([
    '2026-09-01',
    '2026-09-01',
    '2026-11-26',
    '2027-04-30',
    '2026-09-01',
  ]);
});
