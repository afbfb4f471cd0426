import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { inLanguage } from '../../lib/format/lang.ts';
import { RatingValue } from './RatingValue.tsx';

const titleOf = (value: number, lang: 'fr' | 'en') =>
  inLanguage(lang, () =>
    renderToStaticMarkup(<RatingValue rating={{ value, error: 0.3, provisional: false }} />),
  ).match(/title="([^"]*)"/)?.[1];

test('states by how many goals a team is better or worse than average', () => {
  expect(titleOf(1.25, 'en')).toMatch(/: 1\.25 better than average/);
  expect(titleOf(-1.25, 'en')).toMatch(/: 1\.25 worse than average/);
  expect(titleOf(1.25, 'fr')).toMatch(/: 1,25 de mieux que la moyenne/);
  expect(titleOf(-1.25, 'fr')).toMatch(/: 1,25 de moins que la moyenne/);
});
