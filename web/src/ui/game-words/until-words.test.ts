import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { untilWords } from './until-words.ts';

const until = (date: string, time: string | null = '19:30') =>
  (['fr', 'en'] as const).map((lang) => inLanguage(lang, () => untilWords({ date, time }, '2026-11-29')));

test('a game of this day is today, or tonight from five o’clock on', () => {
  expect(until('2026-11-29', '10:30')).toEqual(['aujourd’hui', 'today']);
  expect(until('2026-11-29', null)).toEqual(['aujourd’hui', 'today']);
  expect(until('2026-11-29', '17:00')).toEqual(['ce soir', 'tonight']);
});

test('a game on a later day is tomorrow, or the number of days until then', () => {
  expect(until('2026-11-30')).toEqual(['demain', 'tomorrow']);
  expect(until('2026-12-06')).toEqual(['dans 7 jours', 'in 7 days']);
});
