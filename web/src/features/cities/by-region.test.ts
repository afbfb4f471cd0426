import { expect, test } from 'vitest';
import { byRegion } from './by-region.ts';

const city = (name: string, region: string | null) => ({
  name,
  region: region === null ? null : { name: region },
});

test('regions are sorted by name, and cities without a region come last', () => {
  const found = byRegion([
    city('Alma', null),
    city('Laval', 'Laval'),
    city('Gatineau', 'Outaouais'),
    city('Percé', 'Gaspésie'),
  ]);
  expect(found.map(({ region }) => region)).toEqual(['Gaspésie', 'Laval', 'Outaouais', '']);
});
