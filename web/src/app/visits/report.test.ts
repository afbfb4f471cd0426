import { expect, test } from 'vitest';
import { hostOf } from './report.ts';
import { sourcePosition } from './errors.ts';

test.each([
  ['https://www.hockey.example.org/a?b=c', 'www.hockey.example.org'],
  ['https://rondelle.example/fr', undefined],
  ['', undefined],
  ['android-app://com.example', 'com.example'],
  ['http://localhost:3000/', undefined],
])('reports only the host of %s', (referrer, host) => {
  expect(hostOf(referrer, 'rondelle.example')).toBe(host);
});

test.each([
  ['https://rondelle.example/assets/LeaguePage-a1.js?x=1', 3, 14, 'LeaguePage-a1.js:3:14'],
  ['', 0, 0, undefined],
  ['https://elsewhere.example/x y.js', 1, 1, undefined],
])('reports an error in %s by its file name only', (file, line, column, place) => {
  expect(sourcePosition(file, line, column)).toBe(place);
});
