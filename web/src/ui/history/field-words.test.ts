import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { fieldValue } from './field-words.ts';

const words = (value: string) => inLanguage('fr', () => fieldValue('withdrawn', value));

test('formats a withdrawal as the team and the treatment of its games', () => {
  expect(words('Rapides, void')).toBe('Rapides, Aucun de ses matchs ne compte');
  expect(words('Rapides, other')).toBe('Rapides, other');
});
