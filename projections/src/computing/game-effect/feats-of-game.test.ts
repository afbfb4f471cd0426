import { expect, test } from 'vitest';
import { score } from '../../views/standings/rows.fixture.ts';
import { featsOfGame } from './feats-of-game.ts';

const season = (...scores: readonly `${number}-${number}`[]) =>
  scores.map((goals, at) => score(at + 1, 1, goals, 2, { date: `2024-10-${10 + at}` }));
const featsAt = (games: ReturnType<typeof season>, at: number, teamId = 1) => {
  const game = games[at];
  if (!game) throw new Error('no game');
  return featsOfGame(games, game, teamId);
};

test('names a streak from its third game on, whatever comes later', () => {
  const games = season('2-1', '2-1', '2-1', '1-2');
  expect(featsAt(games, 1)).toEqual([]);
  expect(featsAt(games, 2)).toEqual([{ feat: 'winning', value: 3 }]);
  expect(featsAt(games, 2, 2)).toEqual([{ feat: 'losing', value: 3 }]);
});

test('names the streak that a game ended', () => {
  const games = season('2-1', '2-1', '2-1', '1-2');
  expect(featsAt(games, 3)).toEqual([{ feat: 'winningEnded', value: 3 }]);
  expect(featsAt(games, 3, 2)).toEqual([{ feat: 'losingEnded', value: 3 }]);
});

test('counts shutouts, and names records only after five games', () => {
  const games = season('1-2', '4-0', '1-2', '2-2', '2-1', '9-0');
  expect(featsAt(games, 1)).toEqual([{ feat: 'shutout', value: 1 }]);
  expect(featsAt(games, 5)).toEqual([
    { feat: 'shutout', value: 2 },
    { feat: 'biggestWin', value: 9 },
    { feat: 'highestScoring', value: 9 },
  ]);
});
