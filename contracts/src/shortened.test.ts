import { expect, test } from 'vitest';
import { shortened } from './shortened.ts';

test.each([
  ['Lynx', 10, 'Lynx'],
  ['Tournoi des draveurs', 20, 'Tournoi des draveurs'],
  ['Tournoi provincial des draveurs de la Mauricie', 30, 'Tournoi provincial des…'],
  ['Tournoi provincial, des draveurs', 20, 'Tournoi provincial…'],
  ['Anticonstitutionnellement', 10, 'Anticonst…'],
  ['Équipe 👨‍👩‍👧 du nord', 10, 'Équipe…'],
])('shortens %j to at most %i characters: %j', (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
  expect(expected.length).toBeLessThanOrEqual(most);
});
