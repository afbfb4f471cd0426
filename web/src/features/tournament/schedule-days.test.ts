import type { BracketGame } from '@rondelle/contracts/competition/tournament.outputs.ts';
import { expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { scheduleDays } from './schedule-days.ts';

const side: BracketGame['home'] = {
  place: { from: 'group', group: 'A', rank: 1 },
  state: 'open',
  team: null,
  tied: [],
};
const slot = (name: string, date: string, time: string, gameId: number | null = null): BracketGame => ({
  slot: name,
  stage: 'semi-final',
  number: 1,
  date,
  time,
  venue: null,
  city: null,
  gameId,
  home: side,
  away: side,
  differs: null,
  corrected: [],
});

test('lists knock-out games without teams on their days', () => {
  const game = gameCard({});
  const days = scheduleDays(
    [{ date: '2025-01-11', games: [game] }],
    [
      slot('SF2', '2025-01-12', '10:00'),
      slot('SF1', '2025-01-12', '09:00'),
      slot('QF1', '2025-01-11', '18:00', 7),
    ],
  );
  expect(
    days.map(({ date, games, planned }) => [date, games.length, planned.map((one) => one.slot)]),
  ).toEqual([
    ['2025-01-11', 1, []],
    ['2025-01-12', 0, ['SF2', 'SF1']],
  ]);
});

test('returns the days of a bracket without games, and none without a bracket', () => {
  expect(scheduleDays([], [slot('F1', '2025-01-12', '15:00')])).toHaveLength(1);
  expect(scheduleDays([], [])).toEqual([]);
});
