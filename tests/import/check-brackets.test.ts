import { generateDataset } from '@rondelle/site/generate/generate-dataset.ts';
import { expect, test } from 'vitest';
import { checkInfo } from '@rondelle/importer/check-info.ts';
import type { BracketInfo } from '@rondelle/importer/dataset-bracket.ts';

const { info } = generateDataset({ seasons: 1, games: 300, seed: 5, prefix: 'g' });

const problemsOf = (change: (bracket: BracketInfo) => void): unknown => {
  const input = structuredClone(info);
  const bracket = input.tournaments[0]?.brackets?.[0];
  if (!bracket) throw new Error('no bracket was generated');
  change(bracket);
  try {
    return checkInfo(input);
  } catch (error) {
    return error;
  }
};
const error = (where: string, problem: string) => ({
  details: { problems: [{ path: `tournaments[0].brackets[0]${where}`, problem }] },
});

test('a bracket belongs to a category of the tournament', () => {
  expect(problemsOf(() => undefined)).toEqual(info);
  expect(problemsOf((bracket) => Object.assign(bracket, { category: 'm99' }))).toMatchObject(
    error('.category', 'unknown-key'),
  );
});

test('reports a winner of a later game, and a winner that is used twice', () => {
  const later = problemsOf(({ slots: [first] }) =>
    Object.assign(first ?? {}, { home: { from: 'winner', slot: 'F1' } }),
  );
  expect(later).toMatchObject(error('.slots[0].home.slot', 'unknown-key'));
  const twice = problemsOf(({ slots: [first] }) => Object.assign(first ?? {}, { away: first?.home }));
  expect(twice).toMatchObject(error('.slots[0].away', 'duplicate-key'));
});
