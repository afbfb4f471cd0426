import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { fieldValue } from './field-words.ts';

const words = (value: string) => inLanguage('fr', () => fieldValue('withdrawn', value));

test('a withdrawal is the team and what became of its games, in words', () => {
  expect(words('Rapides, void')).toBe('Rapides, Aucun de ses matchs ne compte');
  expect(words('Rapides, other')).toBe('Rapides, other');
});
