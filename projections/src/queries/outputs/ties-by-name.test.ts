import fc from 'fast-check';
import { expect, test } from 'vitest';
import { compareNamed, tiesByName } from './ties-by-name.ts';

const named = (...names: readonly string[]) => names.map((name, index) => ({ id: index + 1, name }));

test('sorts names regardless of accents, case and punctuation, and equal names by id', () => {
  const teams = named('Zéphyr', 'Étoiles', 'élans', 'Œillets', 'Étoiles', 'Aigles', 'Oies', "L'Aigle");
  expect(teams.toSorted(compareNamed).map(({ id }) => id)).toEqual([6, 3, 2, 5, 8, 4, 7, 1]);
});

test('reorders only neighbours of the same rank', () => {
  const rows = named('D', 'B', 'C', 'A').map((row, index) => ({ ...row, rank: [1, 2, 2, 4][index] }));
  const ordered = tiesByName(
    rows,
    (one, other) => one.rank === other.rank,
    (row) => row,
  );
  expect(ordered.map(({ name }) => name)).toEqual(['D', 'B', 'C', 'A']);
  const tied = tiesByName(
    rows,
    () => true,
    (row) => row,
  );
  expect(tied.map(({ name }) => name)).toEqual(['A', 'B', 'C', 'D']);
});

test('returns one order, regardless of the order of the tied rows', () => {
  const teams = fc.uniqueArray(fc.record({ id: fc.nat(50), name: fc.string({ unit: 'grapheme' }) }), {
    selector: ({ id }) => id,
  });
  fc.assert(
    fc.property(teams, fc.nat(), (rows, turn) => {
      const at = rows.length === 0 ? 0 : turn % rows.length;
      const turned = [...rows.slice(at), ...rows.slice(0, at)];
      const ordered = (some: typeof rows) =>
        tiesByName(
          some,
          () => true,
          (row) => row,
        );
      expect(ordered(turned)).toEqual(ordered(rows));
    }),
  );
});
