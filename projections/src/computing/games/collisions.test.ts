import { expect, test } from 'vitest';
import { collisionsOf, type PlacedGame, standingGames } from './collisions.ts';

const game: PlacedGame = {
  date: '2025-10-04',
  time: '10:00',
  venue: 'Aréna Grand-Mère',
  homeTeamId: 1,
  awayTeamId: 2,
};
const standing = (changes: Partial<PlacedGame>) =>
  standingGames([{ ...game, homeTeamId: 3, awayTeamId: 4, gameId: 9, ...changes }]);

test.each<[string, Partial<PlacedGame>, string | null]>([
  ['the same ice at the same time', {}, 'ice'],
  ['the same ice, spelled otherwise, within the hour', { venue: 'arena grand mere', time: '10:59' }, 'ice'],
  ['the same ice an hour later', { time: '11:00' }, null],
  ['other ice', { venue: 'Colisée' }, null],
  ['a game without a time', { time: null }, null],
  ['a team that plays there already', { venue: 'Colisée', awayTeamId: 1 }, 'team'],
  ['another day', { date: '2025-10-05', awayTeamId: 1 }, null],
])('%s', (_what, changes, kind) => {
  expect(collisionsOf(game, standing(changes), null)[0]?.kind ?? null).toBe(kind);
});

test('a moved game does not collide with itself', () => {
  expect(collisionsOf(game, standing({}), 9)).toEqual([]);
});

/** Number of times that scheduled games are read to find the collisions of so many games. */
const readings = (games: number): number => {
  let count = 0;
  const others = Array.from({ length: 300 }, (_, gameId) => ({
    ...game,
    gameId,
    homeTeamId: 10 + gameId * 2,
    awayTeamId: 11 + gameId * 2,
    get venue() {
      count += 1;
      return `Aréna ${gameId}`;
    },
  }));
  const prepared = standingGames(others);
  for (let at = 0; at < games; at += 1) collisionsOf(game, prepared, null);
  return count;
};

test('reads a scheduled game as often for five hundred new games as for one', () => {
  expect(readings(1)).toBe(300);
  expect(readings(500)).toBe(readings(1));
});

test('a team collides with each of its games of a day, also when neither has a time', () => {
  const ofTeam = [
    { ...game, gameId: 9, homeTeamId: 1, awayTeamId: 5, time: null },
    { ...game, gameId: 8, homeTeamId: 6, awayTeamId: 1, time: null },
  ];
  expect(collisionsOf({ ...game, time: null }, standingGames(ofTeam), null)).toEqual([
    { kind: 'team', gameId: 8 },
    { kind: 'team', gameId: 9 },
  ]);
});
