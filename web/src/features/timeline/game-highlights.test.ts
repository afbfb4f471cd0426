import { expect, test } from 'vitest';
import { gameHighlights } from './game-highlights.ts';

const ref = (id: number, name: string) => ({ id, name, path: `/fr/${id}` });
const [wolves, lions] = [ref(1, 'Loups'), ref(2, 'Lions')];
const game = (path: string, goalsFor: number, goalsAgainst: number) => ({
  team: wolves,
  opponent: lions,
  goalsFor,
  goalsAgainst,
  date: '2025-02-10',
  path,
  others: [],
});

test('puts the winner first', () => {
  const [found] = gameHighlights({ biggestWin: null, highestScoring: game('/fr/g1', 3, 12) });
  expect(found).toMatchObject({ winner: 'Lions', score: '12\u2060–\u20603', loser: 'Loups', path: '/fr/g1' });
});

/** Labels of two records, the second in the game at this address. */
const labels = (path: string) =>
  gameHighlights({ biggestWin: game('/fr/g1', 9, 1), highestScoring: game(path, 9, 1) }).map(
    ({ label }) => label,
  );

test('lists a game that holds both records once', () => {
  expect(labels('/fr/g1')).toEqual(['Plus grand écart et le plus de buts']);
  expect(labels('/fr/g2')).toEqual(['Plus grand écart', 'Le plus de buts']);
});
