import { expect, test } from 'vitest';
import { daysBetween, type Limits } from './ice-slots.ts';
import { placeGames } from './place-games.ts';
import { roundRobin } from './round-robin.ts';

const without = [...daysBetween('2026-12-19', '2027-01-09'), '2027-03-06'];
const saturdays = (to: string, times: readonly string[]): Limits => ({
  from: '2026-10-03',
  to,
  without,
  ice: [{ venue: 'Aréna Un', weekdays: [6], times }],
});
const two = ['09:00', '10:15'];
const three = [...two, '11:30'];

test.each([
  ['5 teams on more ice than they need', { teams: 5, to: '2027-03-27', times: two, placed: 20, left: 0 }],
  ['5 teams on as many hours as games', { teams: 5, to: '2026-12-12', times: two, placed: 20, left: 0 }],
  ['6 teams on hours around the break', { teams: 6, to: '2027-01-16', times: three, placed: 30, left: 0 }],
  ['7 teams on three hours a day', { teams: 7, to: '2027-03-27', times: three, placed: 42, left: 0 }],
  ['6 teams on less ice than they need', { teams: 6, to: '2026-12-12', times: two, placed: 22, left: 8 }],
])('a schedule of %s fills the hours and skips the break weeks', (_, { teams, to, times, placed, left }) => {
  const { games, unplaced } = placeGames(roundRobin(teams, 2), saturdays(to, times));
  expect([games.length, unplaced.length]).toEqual([placed, left]);
  expect([...new Set(unplaced.map(({ why }) => why))]).toEqual(left === 0 ? [] : ['no-ice']);
  const dates = games.map(({ date }) => date);
  expect(dates.filter((date) => without.includes(date))).toEqual([]);
  expect(dates.filter((date) => new Date(date).getUTCDay() !== 6)).toEqual([]);
  const hours = games.map(({ date, time, venue }) => `${date} ${time} ${venue}`);
  expect(new Set(hours).size).toBe(hours.length);
  const playing = games.flatMap(({ date, home, away }) => [`${date} ${home}`, `${date} ${away}`]);
  expect(new Set(playing).size).toBe(playing.length);
  const pairs = [...games, ...unplaced].map(({ home, away }) => `${home} ${away}`);
  expect(new Set(pairs).size).toBe(teams * (teams - 1));
});
