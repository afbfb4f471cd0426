import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { chancesWords, distanceWords, levelWords, marginWords, metWords } from './opponent-words.ts';

const forecast = { close: 0.6, win: 0.41, tie: 0.12, loss: 0.47, margin: 0.36 };
const inFrench = (words: () => string) => inLanguage('fr', words).replaceAll('\u00a0', ' ');
const inEnglish = (words: () => string) => inLanguage('en', words).replaceAll('\u00a0', ' ');

test('names the three chances, and two where games hardly end in a tie', () => {
  expect(inFrench(() => chancesWords(forecast))).toBe('Victoire 41 % · nulle 12 % · défaite 47 %');
  expect(inEnglish(() => chancesWords({ ...forecast, tie: 0.01 }))).toBe('Win 41% · loss 47%');
});

test('gives the margin its sign and number', () => {
  expect(inFrench(() => marginWords(forecast))).toBe('Écart prévu : +0,4 but');
  expect(inFrench(() => marginWords({ ...forecast, margin: -2.04 }))).toBe('Écart prévu : −2,0 buts');
  expect(inEnglish(() => marginWords({ ...forecast, margin: -0.04 }))).toBe('Expected margin: 0.0 goals');
});

test('names the same city instead of no distance', () => {
  expect(inFrench(() => distanceWords(0))).toBe('même ville');
  expect(inFrench(() => distanceWords(34))).toBe('34 km');
});

test('names a level by its goals only where ratings are compared', () => {
  expect(inFrench(() => levelWords('close', 'rating'))).toBe('1 but d’écart ou moins');
  expect(inFrench(() => levelWords('close', 'rank'))).toBe('Très proche');
});

const game = (date: string) => ({ gameId: 1, path: '', date });
const met = (games: Parameters<typeof metWords>[0]) =>
  inLanguage('en', () => metWords(games)).replaceAll('\u00a0', ' ');

test('names the next game before the last one', () => {
  expect(met({ nextGame: game('2027-01-02'), lastMet: game('2026-10-03') })).toBe(
    'Next game: Jan 2 · Last game: Oct 3, 2026',
  );
  expect(met({ nextGame: null, lastMet: null })).toBe('Never played');
});
