import { expect, test } from 'vitest';
import { timingsOf } from './timings.ts';

const entry = (name: string, serverTiming: { name: string; duration: number; description: string }[]) => ({
  name,
  duration: 12,
  serverTiming,
});

test('returns requests with server timings, the latest first, without their search parameters', () => {
  const database = { name: 'database', duration: 4, description: '6 times' };
  const found = timingsOf([
    entry('https://r.example/fr/accueil', [database]),
    entry('https://r.example/assets/a.js', []),
    entry('https://r.example/trpc/league.table?input=secret', [
      database,
      { name: 'cache', duration: 0, description: 'not used' },
    ]),
  ]);
  expect(found.map(({ name }) => name)).toEqual(['/trpc/league.table', '/fr/accueil']);
  expect(found[0]?.parts).toEqual([{ name: 'database', ms: 4, times: '6 times' }]);
});
