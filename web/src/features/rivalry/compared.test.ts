import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { comparisonOf, type Rival, rivalsOf } from './compared.ts';

const rival = (id: number, over: Partial<Rival> = {}): Rival => ({
  id,
  name: `Équipe ${id}`,
  path: `/e-${id}`,
  wins: 0,
  losses: 0,
  overtimeLosses: 0,
  ties: 0,
  goals: 0,
  ...over,
});
const compare = (one: Rival, two: Rival) => inLanguage('fr', () => comparisonOf([one, two]));

test('wins, losses and goals have the values of both teams', () => {
  const [wins, losses, overtimeLosses, goals] = compare(
    rival(1, { wins: 3, losses: 1, goals: 14 }),
    rival(2, { wins: 1, losses: 2, overtimeLosses: 1, goals: 7 }),
  );
  expect(wins?.values).toEqual([3, 1]);
  expect(losses?.values).toEqual([1, 2]);
  expect(overtimeLosses?.values).toEqual([0, 1]);
  expect(goals?.values).toEqual([14, 7]);
});

test('the team with more wins and goals, or with fewer losses, did better; equal teams did not', () => {
  const [wins, losses, goals] = compare(rival(1, { wins: 3, losses: 1 }), rival(2, { wins: 1, losses: 4 }));
  expect([wins?.better, losses?.better, goals?.better]).toEqual([0, 0, null]);
});

test('losses that only mirror the wins are not compared', () => {
  const labels = compare(rival(1, { wins: 3, losses: 1 }), rival(2, { wins: 1, losses: 3 })).map(
    ({ label }) => label,
  );
  expect(labels).toEqual(['Victoires', 'Buts']);
});

test('overtime losses and ties are compared only when there are any', () => {
  expect(compare(rival(1, { wins: 1 }), rival(2, { losses: 1 }))).toHaveLength(2);
  expect(compare(rival(1, { ties: 1 }), rival(2, { ties: 1 }))).toHaveLength(3);
  expect(compare(rival(1, { overtimeLosses: 1 }), rival(2, { wins: 1 }))).toHaveLength(4);
});

test('throws when the output has fewer than two teams', () => {
  expect(() => rivalsOf({ teams: [rival(1)] })).toThrow('two teams');
});
