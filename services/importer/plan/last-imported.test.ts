import { expect, test } from 'vitest';
import { lastImported } from './last-imported.ts';

const imported = <T>(content: T) => ({ content, byImport: true });
const byPeople = <T>(content: T) => ({ content, byImport: false });

test('returns the last imported values, without later corrections by people', () => {
  const versions = [
    imported({ name: 'Loups', city: 'Magog' }),
    byPeople({ name: 'Louves', city: 'Magog' }),
    imported({ name: 'Louves', city: 'Granby' }),
  ];
  expect(lastImported(versions)).toEqual({ name: 'Loups', city: 'Granby' });
});

test('omits fields that only people set, and returns undefined for fields that an import removed', () => {
  expect(lastImported([byPeople({ name: 'Loups' })])).toEqual({});
  expect(lastImported<{ team?: number }>([imported({ team: 1 }), imported({})])).toEqual({
    team: undefined,
  });
});
