import { expect, test } from 'vitest';
import { bracketIn, presetValues } from './bracket-values.ts';
import { withoutSlot, withSlot } from './change-slots.ts';

const values = presetValues(
  [{ name: null, size: 4 }],
  4,
  { hasBronze: true, hasConsolation: false },
  { startsOn: '2026-12-04', endsOn: '2026-12-06' },
);
const codesOf = (text = '') => text.split(',').map((one) => one.split(':')[0]);

test('adds a game to its round, before the games that may refer to it', () => {
  const once = { ...values, ...withSlot(values, 'quarter-final', '2026-12-05') };
  expect(codesOf(once['slots'])).toEqual(['QF1', 'SF1', 'SF2', 'BR', 'F']);
  const twice = { ...once, ...withSlot(once, 'semi-final', '2026-12-05') };
  expect(codesOf(twice['slots'])).toEqual(['QF1', 'SF1', 'SF2', 'SF3', 'BR', 'F']);
  expect([twice['date-SF3'], twice['home-SF3'], twice['size']]).toEqual(['2026-12-05', '', '']);
  // A game without both places is not sent; the check of the form reports it.
  expect(bracketIn(twice).slots.map(({ slot }) => slot)).toEqual(['SF1', 'SF2', 'BR', 'F']);
});

test('removes references to the winner and the loser of a removed game', () => {
  const left = { ...values, ...withoutSlot(values, 'SF2') };
  expect(codesOf(left['slots'])).toEqual(['SF1', 'BR', 'F']);
  expect([left['home-F'], left['away-F'], left['away-BR']]).toEqual(['winner SF1', '', '']);
});
