import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { rankWords } from './rank-words.ts';

const row = (id: number, name: string, points: number) => ({
  team: { id, name, path: `/e-${id}` },
  points,
  totalPoints: points,
  pointsPercentage: points / 40,
});
const rows = [
  row(1, 'Huskys de Laval', 29),
  row(2, 'Les Éperviers de Sainte-Catherine', 28),
  row(3, 'Géants de Saint-Bruno', 27),
  row(4, 'Géants de Châteauguay', 1),
  row(5, 'Chicoutimi', 0),
] as const;
const inFrench = (at: 0 | 1 | 2 | 3 | 4, criterion: 'points' | 'wins' | 'pointsPercentage' = 'points') =>
  inLanguage('fr', () => rankWords(rows, rows[at], criterion))?.replaceAll('\u00a0', ' ') ?? null;

test('names the neighbours of a rank with their points', () => {
  expect(inFrench(1)).toBe('28 points : derrière les Huskys (29), devant les Géants de Saint-Bruno (27).');
  expect(inLanguage('en', () => rankWords(rows, rows[1], 'totalPoints'))).toBe(
    '28 points: behind the Huskys (29), ahead of the Géants de Saint-Bruno (27).',
  );
});

test('the first and the last rank have one neighbour', () => {
  expect(inFrench(0)).toBe('29 points : devant les Éperviers (28).');
  expect(inFrench(4)).toBe('0 point : derrière les Géants de Châteauguay (1).');
  expect(inFrench(3)).toBe('1 point : derrière les Géants de Saint-Bruno (27), devant Chicoutimi (0).');
});

test('compares percentages where they rank first', () => {
  expect(inFrench(0, 'pointsPercentage')).toContain('devant les Éperviers (70 %)');
});

test('explains nothing where the criterion or the values do not', () => {
  expect(inFrench(1, 'wins')).toBeNull();
  const tied = [rows[0], { ...rows[1], points: 29 }] as const;
  expect(rankWords(tied, tied[1], 'points')).toBeNull();
  expect(rankWords([rows[0]], rows[0], 'points')).toBeNull();
});
