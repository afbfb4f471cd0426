import { expect, test } from 'vitest';
import { hostOf } from './tell.ts';
import { placeIn } from './errors.ts';

test.each([
  ['https://www.hockey.example.org/a?b=c', 'www.hockey.example.org'],
  ['https://rondelle.example/fr', undefined],
  ['', undefined],
  ['android-app://com.example', 'com.example'],
  ['http://localhost:3000/', undefined],
])('of %s only the host is told', (referrer, host) => {
  expect(hostOf(referrer, 'rondelle.example')).toBe(host);
});

test.each([
  ['https://rondelle.example/assets/LeaguePage-a1.js?x=1', 3, 14, 'LeaguePage-a1.js:3:14'],
  ['', 0, 0, undefined],
  ['https://elsewhere.example/x y.js', 1, 1, undefined],
])('an error in %s is told by its file alone', (file, line, column, place) => {
  expect(placeIn(file, line, column)).toBe(place);
});
