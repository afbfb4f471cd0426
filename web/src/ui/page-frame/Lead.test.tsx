import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Lead } from './Lead.tsx';

const textsIn = (description: string | null) =>
  renderToStaticMarkup(<Lead description={description}>Estrie compte 4 équipes.</Lead>).match(
    /(?<=<p>).*?(?=<\/p>)/g,
  );

test('a description follows the lead as plain text', () => {
  expect(textsIn('De <b>Granby</b> à Magog.')).toEqual([
    'Estrie compte 4 équipes.',
    'De &lt;b&gt;Granby&lt;/b&gt; à Magog.',
  ]);
});

test('a lead without a description is one paragraph', () => {
  expect(textsIn(null)).toEqual(['Estrie compte 4 équipes.']);
});
