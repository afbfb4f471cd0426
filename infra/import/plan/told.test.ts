import { expect, test } from 'vitest';
import { toldByImports } from './told.ts';

const imported = <T>(content: T) => ({ content, byImport: true });
const byPeople = <T>(content: T) => ({ content, byImport: false });

test('an import has said what it changed, not what people had corrected before', () => {
  const versions = [
    imported({ name: 'Loups', city: 'Magog' }),
    byPeople({ name: 'Louves', city: 'Magog' }),
    imported({ name: 'Louves', city: 'Granby' }),
  ];
  expect(toldByImports(versions)).toEqual({ name: 'Loups', city: 'Granby' });
});

test('of what people made, an import has said nothing; what it took away is undefined', () => {
  expect(toldByImports([byPeople({ name: 'Loups' })])).toEqual({});
  expect(toldByImports<{ team?: number }>([imported({ team: 1 }), imported({})])).toEqual({
    team: undefined,
  });
});
