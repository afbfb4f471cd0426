import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { playoffMarks } from '@rondelle/contracts/competition/lists.ts';
import { markLetter, markWords, playoffLine, playoffRule } from './playoff-words.ts';

test('writes small numbers as words, in both languages', () => {
  const rule = { teams: 4, of: 'table' } as const;
  expect(inLanguage('fr', () => playoffLine(rule, 'league'))).toBe(
    'les quatre premières participent aux séries',
  );
  expect(inLanguage('en', () => playoffLine(rule, 'league'))).toBe('the first four make the playoffs');
  expect(inLanguage('fr', () => playoffLine({ ...rule, teams: 16 }, 'league'))).toContain('les 16 premières');
});

test('words for one team are in the singular', () => {
  expect(inLanguage('fr', () => playoffLine({ teams: 1, of: 'table' }, 'group'))).toBe(
    'la première passe à la ronde éliminatoire',
  );
  expect(inLanguage('fr', () => playoffRule({ teams: 1, of: 'division' }))).toBe(
    'La première de chaque division participe aux séries',
  );
});

test('the words of a mark fit beside any team’s name, such as « Les Cobras »', () => {
  for (const of of ['league', 'group'] as const)
    expect(
      inLanguage('fr', () => playoffMarks.map((mark) => [markLetter(mark), markWords(mark, of)])),
    ).toEqual([
      ['y', '1er rang assuré'],
      ['x', expect.stringMatching(/^place en .* assurée$/)],
      ['é', expect.stringMatching(/^équipe éliminée /)],
    ]);
});
