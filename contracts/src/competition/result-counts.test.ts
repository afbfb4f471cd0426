import { expect, test } from 'vitest';
import {
  countFields,
  countInCard,
  countOfField,
  forCountsPer,
  mostOfCount,
  resultCounts,
} from './result-counts.ts';

test('no heading word belongs to two counts', () => {
  const words = Object.values(resultCounts).flatMap(({ headings }) => headings.split(' '));
  expect(words).toHaveLength(new Set(words).size);
});

test('a count of teams has a field for each side, with the bound of the count', () => {
  expect(countFields).toContain('awayPenaltyMinutes');
  expect(countOfField('awayPenaltyMinutes')).toEqual({ name: 'penaltyMinutes', side: 'away' });
  expect(mostOfCount('homePenaltyMinutes')).toBe(300);
});

test('finds the count of a side in a game card', () => {
  const card = { home: forCountsPer('team', () => 8), away: forCountsPer('team', () => null) };
  expect(countInCard(card, 'homePenaltyMinutes')).toBe(8);
  expect(countInCard(card, 'awayPenaltyMinutes')).toBeNull();
});
