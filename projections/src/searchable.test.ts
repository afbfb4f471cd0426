import { expect, test } from 'vitest';
import { searchable } from './searchable.ts';

test('accents, case, ligatures and punctuation do not matter', () => {
  expect(searchable('  Élites de l’Outaouais—Cœur ')).toBe('elites de l outaouais coeur');
  expect(searchable('SAINT-JÉRÔME')).toBe(searchable('saint jerome'));
});
