import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { recordWords } from './record-words.ts';

const nbsp = '\u00a0';
const plain = (text: string) => text.replaceAll(nbsp, ' ');

test('a record omits ties and overtime losses when there are none', () => {
  const record = { wins: 12, losses: 0, ties: 0, overtimeLosses: 0 };
  expect(plain(inLanguage('fr', () => recordWords(record)))).toBe('12 V · 0 D');
  const all = { wins: 1, losses: 2, ties: 3, overtimeLosses: 4 };
  expect(plain(inLanguage('fr', () => recordWords(all)))).toBe('1 V · 2 D · 3 N · 4 DP');
  expect(plain(inLanguage('en', () => recordWords(all)))).toBe('1 W · 2 L · 3 T · 4 OTL');
});
