import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { Router } from 'wouter';
import { Crumbs } from './Crumbs.tsx';

test('a league with the name of its category is named once', () => {
  const html = renderToString(
    <Router ssrPath="/fr/2025-2026/e-1">
      <Crumbs
        crumbs={[
          { name: '2025-2026', path: '/fr/2025-2026' },
          { name: 'PWHL', path: '/fr/2025-2026/c-1-pwhl' },
          { name: 'PWHL', path: '/fr/2025-2026/c-1-pwhl/r-1-canada' },
        ]}
      />
    </Router>,
  );
  expect([...html.matchAll(/<a href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/fr/2025-2026',
    '/fr/2025-2026/c-1-pwhl/r-1-canada',
  ]);
});
