import { expect, test } from 'vitest';
import { encountersOf, type OwnGame } from './encounters.ts';

const game = (gameId: number, more: Partial<OwnGame>): OwnGame => ({
  gameId,
  seasonId: 2,
  date: '2026-10-03',
  homeTeamId: 1,
  awayTeamId: 7,
  status: 'final',
  ...more,
});
const about = { teamId: 1, seasonId: 2, today: '2026-12-01' };
const against = (games: readonly OwnGame[], id = 7) => encountersOf(games, about).get(id);

test('the last game is the latest that was played, at home or away, in any season', () => {
  const games = [
    game(1, { date: '2025-01-10', seasonId: 1, homeTeamId: 7, awayTeamId: 1 }),
    game(2, { date: '2024-01-10', seasonId: 1 }),
  ];
  expect(against(games)).toMatchObject({ last: { gameId: 1 }, next: null, thisSeason: 0 });
});

test('counts planned games of the season, and returns the earliest upcoming game as the next', () => {
  const games = [
    game(1, { status: 'scheduled', date: '2027-02-01' }),
    game(2, { status: 'scheduled', date: '2027-01-10' }),
    game(3, { status: 'scheduled', date: '2026-11-01' }),
  ];
  expect(against(games)).toMatchObject({ last: null, next: { gameId: 2 }, thisSeason: 3 });
});

test('does not count cancelled and void games', () => {
  const games = [game(1, { status: 'cancelled' }), game(2, { status: 'void' })];
  expect(against(games)).toEqual({ last: null, next: null, thisSeason: 0 });
});

test('counts a postponed game in the season, but not as the next game', () => {
  expect(against([game(1, { status: 'postponed', date: '2027-01-10' })])).toMatchObject({
    next: null,
    thisSeason: 1,
  });
});
