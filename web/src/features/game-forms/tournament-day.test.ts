import { expect, test } from 'vitest';
import { tournamentDay } from './tournament-day.ts';

const cup = { startsOn: '2025-01-09', endsOn: '2025-01-12' };
const days = ['2025-01-12', '2025-01-10', '2025-01-13'];

test('proposes a day within the tournament', () => {
  expect(tournamentDay(cup, days, '2025-01-11')).toBe('2025-01-11');
  expect(tournamentDay(cup, days, '2024-12-01')).toBe('2025-01-10');
  expect(tournamentDay(cup, [], '2024-12-01')).toBe('2025-01-09');
  expect(tournamentDay(cup, days, '2025-03-01')).toBe('2025-01-09');
});
