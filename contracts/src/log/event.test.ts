import { expect, test } from 'vitest';
import { comparePositions, seasonOf } from './event.ts';

test('positions are compared as numbers', () => {
  expect(comparePositions('9', '10')).toBeLessThan(0);
  expect(comparePositions('10', '10')).toBe(0);
  expect(comparePositions('200', '199')).toBeGreaterThan(0);
});

test('a game event changes the pages of its season', () =>
  expect(seasonOf({ type: 'GameDeleted', data: { gameId: 1, seasonId: 7, reason: 'duplicate' } })).toBe(7));

test('a season event changes all pages, because every page lists the seasons', () => {
  expect(seasonOf({ type: 'OngoingSeasonChosen', data: { seasonId: 7 } })).toBeNull();
  expect(
    seasonOf({ type: 'RegionRenamed', data: { regionId: 1, name: { fr: 'É', en: 'E' }, onlyIn: null } }),
  ).toBeNull();
});
