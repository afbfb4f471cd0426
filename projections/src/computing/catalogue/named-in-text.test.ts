import { expect, test } from 'vitest';
import { namedIn } from './named-in-text.ts';

const categories = [
  ['M13 AA', 'U13 AA'],
  ['M13 A', 'U13 A'],
  ['M13 AAA', 'U13 AAA'],
  ['M13 F AA', 'U13 F AA'],
  ['M15 AA', 'U15 AA'],
].map((names, id) => ({ id, names }));

test.each([
  ['M13 AA', 'M13 AA'],
  ['Ligue M13AA de la Mauricie', 'M13 AA'],
  ['Pee-Wee AA', 'M13 AA'],
  ['u-13 a', 'M13 A'],
  ['AA M15 Estrie', 'M15 AA'],
  ['M13 AA F', 'M13 F AA'],
  ['M13 F AA, Estrie', 'M13 F AA'],
  // Another name, a part of one, or two of them: a guess would be wrong.
  ['M13 Féminin AA', null],
  ['M13', null],
  ['AA', null],
  ['M13 AA – M15 AA', null],
  ['Calendrier', null],
  ['', null],
])('%s names %s', (text, name) => {
  const found = namedIn(text, categories);
  expect(found === null ? null : categories[found]?.names[0]).toBe(name);
});

test('names of several words are found with and without their accents', () => {
  const regions = [
    { id: 1, names: ['Saguenay–Lac-Saint-Jean'] },
    { id: 2, names: ['Montréal'] },
  ];
  expect(namedIn('M13 AA Saguenay Lac St-Jean', regions)).toBe(1);
  expect(namedIn('montreal m13 aa', regions)).toBe(2);
});
