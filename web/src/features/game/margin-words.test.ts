import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/lang.ts';
import { marginWords } from './margin-words.ts';

const names = { home: 'Remparts', away: 'Drakkar' };
const fr = (margin: number) => inLanguage('fr', () => marginWords(margin, names));

test('a margin names the team it favours, away where it is negative', () => {
  expect(fr(1.254)).toBe('Remparts par 1,25');
  expect(fr(-2)).toBe('Drakkar par 2');
});

test('no margin, or one too small to show, is even', () => {
  expect(fr(0)).toBe('Égalité');
  expect(fr(-0.004)).toBe('Égalité');
});
