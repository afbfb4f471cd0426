import { expect, test } from 'vitest';
import { titleAsOf } from './title-as-of.ts';

const titled = (lang: 'fr' | 'en', playedBy: string | null, knownAt: string | null) =>
  titleAsOf('Ligue 2024-2025', { playedBy, knownAt }, lang);

test('the title of a past table contains its date', () => {
  expect(titled('fr', null, null)).toBe('Ligue 2024-2025');
  expect(titled('fr', '2025-01-04', null)).toBe('Ligue 2024-2025, matchs jusqu’au 2025-01-04');
  expect(titled('en', '2025-01-04', '2025-01-06T04:59:59.999Z')).toBe(
    'Ligue 2024-2025, games to 2025-01-04, as recorded at 2025-01-06T04:59:59.999Z',
  );
});
