import { expect, test } from 'vitest';
import { searchable } from './searchable.ts';

test('ignores accents, case, ligatures and punctuation', () => {
  expect(searchable('  Élites de l’Outaouais—Cœur ')).toBe('elites de l outaouais coeur');
  expect(searchable('SAINT-JÉRÔME')).toBe(searchable('saint jerome'));
});
