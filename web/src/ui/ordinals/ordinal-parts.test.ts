import { expect, test } from 'vitest';
import { ordinalParts } from './ordinal-parts.ts';

const marked = (text: string) =>
  ordinalParts(text)
    .map(({ plain, raised }) => plain + (raised && `^${raised}^`))
    .join('');

test.each([
  ['1re période', '1^re^ période'],
  ['Qui finira au 1er rang?', 'Qui finira au 1^er^ rang?'],
  ['3e → 11e', '3^e^ → 11^e^'],
  ['1er–3e', '1^er^–3^e^'],
  ['4e, 36 pts', '4^e^, 36 pts'],
])('raises the endings of « %s »', (text, expected) => expect(marked(text)).toBe(expected));

test.each(['', 'M13 AA', '19 h 30', '2 buts', '5 eaux', 'e4e5', '1st'])('leaves « %s » as it is', (text) => {
  expect(marked(text)).toBe(text);
});
