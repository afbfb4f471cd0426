import { expect, test } from 'vitest';
import { presetValues } from './bracket-values.ts';
import { withoutSlot, withSlot } from './change-slots.ts';
import { checkBracket } from './check-bracket.ts';

const preset = presetValues(
  [{ name: null, size: 4 }],
  4,
  { hasBronze: false, hasConsolation: false },
  { startsOn: '2026-12-04', endsOn: '2026-12-06' },
);
const values = { ...preset, groupGames: '3' };
const fieldsOf = (changes: Readonly<Record<string, string>>) =>
  checkBracket({ ...values, ...changes }).map(({ field }) => field);

test('accepts an unchanged preset', () => expect(fieldsOf({})).toEqual([]));

test('refuses a game that refers to a later one', () => {
  expect(fieldsOf({ 'home-SF1': 'loser SF2' })).toEqual(['home-SF1']);
  expect(fieldsOf({ 'home-SF1': 'loser F' })).toEqual(['home-SF1']);
});

test('reports a missing place only for its own game', () => {
  expect(fieldsOf(withSlot(values, 'semi-final', '2026-12-06'))).toEqual(['home-SF3', 'away-SF3']);
  expect(fieldsOf(withoutSlot(values, 'SF2'))).toEqual(['away-F']);
  expect(fieldsOf({ 'home-SF1': '' })).toEqual(['home-SF1']);
});
