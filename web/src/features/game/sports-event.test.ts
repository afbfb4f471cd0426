import type { GameOutput } from '@rondelle/contracts/competition/game.outputs.ts';
import { expect, test } from 'vitest';
import { gameCard } from '../../testing/game-card.ts';
import { sportsEvent } from './sports-event.ts';

const startOf = (startsAt: string | null) =>
  sportsEvent({ ...gameCard({ date: '2026-11-01' }), deleted: false, startsAt } as GameOutput['game'])
    .startDate;

test('returns the instant of a game, or only its day when it has no time', () => {
  expect(startOf('2026-11-01T23:00:00.000Z')).toBe('2026-11-01T23:00:00.000Z');
  expect(startOf(null)).toBe('2026-11-01');
});
