import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { RefusedRows } from './RefusedRows.tsx';

const words = (html: string) => [...html.matchAll(/<li>(.*?)<\/li>/g)].map(([, line]) => line);

test('names the row, the cell and the reason of each error', () => {
  const html = renderToStaticMarkup(
    <RefusedRows
      rows={[
        { number: 3, field: 'date', message: 'Hors saison.' },
        { number: 12, field: 'forfeitedBy', message: 'Pas les deux.' },
        { number: 13, field: null, message: 'Déjà là.' },
      ]}
    />,
  );
  expect(words(html)).toEqual([
    expect.stringMatching(/^Ligne 3, Date\s: Hors saison\.$/),
    expect.stringMatching(/^Ligne 12, .+\s: Pas les deux\.$/),
    expect.stringMatching(/^Ligne 13\s: Déjà là\.$/),
  ]);
});

test('renders nothing without refused rows', () => {
  expect(renderToStaticMarkup(<RefusedRows rows={[]} />)).toBe('');
});
