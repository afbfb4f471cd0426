import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { playoffLine, playoffRule } from './playoff-words.ts';

test('writes small numbers as words, in both languages', () => {
  const rule = { teams: 4, of: 'table' } as const;
  expect(inLanguage('fr', () => playoffLine(rule, 'league'))).toBe('les quatre premières vont en séries');
  expect(inLanguage('en', () => playoffLine(rule, 'league'))).toBe('the first four make the playoffs');
  expect(inLanguage('fr', () => playoffLine({ ...rule, teams: 16 }, 'league'))).toContain('les 16 premières');
});

test('one team is in the singular', () => {
  expect(inLanguage('fr', () => playoffLine({ teams: 1, of: 'table' }, 'group'))).toBe(
    'la première passe à la ronde éliminatoire',
  );
  expect(inLanguage('fr', () => playoffRule({ teams: 1, of: 'division' }))).toBe(
    'La première de chaque division va en séries',
  );
});
