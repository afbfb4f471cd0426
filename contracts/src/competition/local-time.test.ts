import { expect, test } from 'vitest';
import { clockIn, dayIn, instantIn } from './local-time.ts';

/** The evenings around both changes of the clock. */
const evenings = ['2026-10-31', '2026-11-01', '2027-03-13', '2027-03-14'];

test.each([
  ['America/Toronto', ['2026-10-31T23:00', '2026-11-02T00:00', '2027-03-14T00:00', '2027-03-14T23:00']],
  ['America/Halifax', ['2026-10-31T22:00', '2026-11-01T23:00', '2027-03-13T23:00', '2027-03-14T22:00']],
  ['America/Moncton', ['2026-10-31T22:00', '2026-11-01T23:00', '2027-03-13T23:00', '2027-03-14T22:00']],
  ['America/Blanc-Sablon', ['2026-10-31T23:00', '2026-11-01T23:00', '2027-03-13T23:00', '2027-03-14T23:00']],
] as const)('19:00 in %s around both changes of the clock', (zone, instants) => {
  const read = evenings.map((day) => instantIn(zone, day, '19:00'));
  expect(read).toEqual(instants.map((instant) => `${instant}:00.000Z`));
  // Converting back gives the original local time.
  expect(read.map((instant) => clockIn(zone, Date.parse(instant ?? '')))).toEqual(
    evenings.map((day) => `${day}T19:00`),
  );
});

const hours = (day: string, ...times: string[]) =>
  times.map((time) => instantIn('America/Halifax', day, time));

test('times before and after the change of the clock have different offsets', () => {
  expect(hours('2026-11-01', '00:30', '03:00')).toEqual([
    '2026-11-01T03:30:00.000Z',
    '2026-11-01T07:00:00.000Z',
  ]);
  expect(hours('2027-03-14', '01:30', '03:00')).toEqual([
    '2027-03-14T05:30:00.000Z',
    '2027-03-14T06:00:00.000Z',
  ]);
});

test('converts an instant to the local day, returns invalid days unchanged and null for invalid times', () => {
  const instant = '2026-11-28T04:30:00.000Z';
  expect([dayIn('America/Toronto', instant), dayIn('America/Halifax', instant)]).toEqual([
    '2026-11-27',
    '2026-11-28',
  ]);
  expect([dayIn('America/Halifax', 'never'), instantIn('America/Halifax', '2026-11-2x', '19:00')]).toEqual([
    'never',
    null,
  ]);
});
