import { expect, test } from 'vitest';
import { languages } from '../../competition/lists.ts';
import { matchPath, translatePath } from '../routes.ts';
import { pageNames, pages } from './pages.ts';
import { matcherOf, split } from './pattern.ts';

/** Returns a path of a pattern, with or without the optional parts. */
const exampleOf = (pattern: string, isWhole: boolean): string =>
  split(pattern)
    .filter((part) => isWhole || !part.endsWith('?'))
    .map((part) => part.replace('?', '').replace('-*', '-any-name').replace(':season', '2024-2025'))
    .map((part) => `/${part.replace(/:\w+[~#]?/, '7')}`)
    .join('');

const examples = pageNames.flatMap((name) =>
  [true, false].map((isWhole) => {
    const [fr, en] = languages.map((lang) => exampleOf(pages[name].path[lang], isWhole));
    return { name, fr: fr ?? '', en: en ?? '' };
  }),
);

test.each(examples)('the path $fr matches only the page $name', ({ name, fr }) => {
  expect(pageNames.filter((one) => matcherOf(pages[one].path.fr)(fr))).toEqual([name]);
});

test.each(examples)(
  'the page $name matches in both languages and translates in both directions',
  (example) => {
    const { fr, en } = example;
    expect(matchPath(`/en${en}`)?.page).toEqual(matchPath(`/fr${fr}`)?.page);
    expect(translatePath(`/fr${fr}`, 'en')).toBe(`/en${en}`);
    expect(translatePath(`/en${en}`, 'fr')).toBe(`/fr${fr}`);
  },
);

test('an unknown path stays the same in the other language', () => {
  expect(translatePath('/fr/nulle-part', 'en')).toBe('/en/nulle-part');
});
