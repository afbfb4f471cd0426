import { expect, test } from 'vitest';
import { momentIn, readAs } from './read-as.ts';

test.each([
  ['7:30 p', '19:30'],
  ['7:30p', '19:30'],
  ['9:15 a', '09:15'],
  ['midi', '12:00'],
  ['Noon', '12:00'],
  ['1930', '19:30'],
  ['930', '09:30'],
  ['19h30 HNE', '19:30'],
  ['7:30 PM EST', '19:30'],
  ['19 h 30 (HAE)', '19:30'],
  ['19:30-20:45', '19:30'],
  ['19 h 30 à 20 h 45', '19:30'],
  ['7:30 PM - 8:45 PM', '19:30'],
  ['2026-11-14T19:30:00', '19:30'],
])('reads the hour %s as %s', (cell, time) => {
  expect(readAs('time', cell)).toEqual({ time });
});

test.each(['7:30-8:45 PM', '20:45-19:30', '7 a', '7 p', '1975', '2460', '19:30 HNA', '19:30 PST', 'soir'])(
  'does not read the hour %s',
  (cell) => {
    expect(readAs('time', cell)).toEqual({ unread: { time: cell } });
  },
);

test.each(['12:00 AM', '00:00', '0:00', '00:00:00'])('reads midnight, %s, as no hour', (cell) => {
  expect(readAs('time', cell)).toEqual({});
});

test.each([
  ['2026-11-14 00:00:00', { date: '2026-11-14' }],
  ['2026-11-14T00:00:00', { date: '2026-11-14' }],
  ['11/17/2026 12:00 AM', { date: '2026-11-17' }],
  ['2026-11-14T19:30:00', { date: '2026-11-14', time: '19:30' }],
  // Seven hours and a half in the evening in Greenwich, and an hour of the next day there.
  ['2026-11-14T19:30:00Z', { date: '2026-11-14', time: '14:30' }],
  ['2026-11-15T01:30:00.000Z', { date: '2026-11-14', time: '20:30' }],
  ['2026-11-14T19:30:00-05:00', { date: '2026-11-14', time: '19:30' }],
  ['2026-10-14T19:30:00Z', { date: '2026-10-14', time: '15:30' }],
  ['2026-11-14T00:00:00Z', null],
  ['14 NOV 2026 - 19H30', { date: '2026-11-14', time: '19:30' }],
  ['Sat 11/14/2026 7:30 PM', { date: '2026-11-14', time: '19:30' }],
  ['Sun 11/14/2026 7:30 PM', null],
])('reads the moment %s', (cell, moment) => {
  expect(momentIn(cell, { startsOn: '2026-08-15', endsOn: '2027-05-15' })).toEqual(moment);
});
