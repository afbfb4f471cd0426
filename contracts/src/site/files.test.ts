import { expect, test } from 'vitest';
import { fileAddress, matchFile } from './files.ts';

test('the address of a file has its name, format, language and set parameters', () => {
  const address = fileAddress('fr', 'games', 'csv', { sid: '2024-2025', eid: 7, cid: null, did: undefined });
  expect(address).toBe('/files/fr/games.csv?sid=2024-2025&eid=7');
  expect(matchFile('/files/fr/games.csv')).toEqual({ lang: 'fr', name: 'games', format: 'csv' });
});

test.each([
  '/files/de/games.csv',
  '/files/fr/games.ics',
  '/files/fr/toString.csv',
  '/files/fr/games',
  '/files/fr/../x.csv',
])('%s is not a file', (path) => expect(matchFile(path)).toBeNull());
