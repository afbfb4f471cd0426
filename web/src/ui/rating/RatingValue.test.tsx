import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { RatingValue } from './RatingValue.tsx';

const markup = (value: number, lang: 'fr' | 'en', withUnit = false) =>
  inLanguage(lang, () =>
    renderToStaticMarkup(
      <RatingValue rating={{ value, error: 0.3, provisional: false }} withUnit={withUnit} />,
    ),
  ).replaceAll('\u00a0', ' ');
const titleOf = (value: number, lang: 'fr' | 'en') => markup(value, lang).match(/title="([^"]*)"/)?.[1];

test('states by how many goals a team is better or worse than average', () => {
  expect(titleOf(1.25, 'en')).toMatch(/: 1\.25 better than average/);
  expect(titleOf(-1.25, 'en')).toMatch(/: 1\.25 worse than average/);
  expect(titleOf(1.25, 'fr')).toMatch(/: 1,25 de mieux que la moyenne/);
  expect(titleOf(-1.25, 'fr')).toMatch(/: 1,25 de moins que la moyenne/);
});

test('shows the unit behind the margin of error where it is wanted', () => {
  expect(markup(-1.25, 'fr', true)).toContain('± 0,30 but par match');
  expect(markup(2.5, 'fr', true)).toContain('± 0,30 buts par match');
  expect(markup(2.5, 'en', true)).toContain('± 0.30 goals a game');
  expect(markup(2.5, 'en')).toContain('± 0.30</span>');
});
