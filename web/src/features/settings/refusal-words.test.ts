import { settingNames } from '@rondelle/contracts/site/settings.ts';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { refusalWords, refusedWords } from './refusal-words.ts';

const refused = { field: 'value', message: 'paramètre invalide : value', conflict: null };

test('describes the valid values for an invalid one, not the name of a parameter', () => {
  for (const lang of ['fr', 'en'] as const)
    for (const setting of settingNames) {
      const words = inLanguage(lang, () => refusedWords(setting, { ...refused, code: 'request/invalid' }));
      expect(words).not.toMatch(/value|param/);
    }
  expect(inLanguage('fr', () => refusalWords('facebookUrl'))).toContain('https');
  expect(inLanguage('en', () => refusalWords('livePerAddress'))).toMatch(/from 1 to 100,000/);
});

test('returns the reason of any other refusal unchanged', () => {
  const error = { ...refused, message: 'un deuxième facteur', code: 'account/second-factor-required' };
  expect(refusedWords('adminSecondFactor', error)).toBe('un deuxième facteur');
});
