import { views } from '@rondelle/projections/registry.ts';
import { expect, test } from 'vitest';
import { splitViews } from './by-season.ts';
import { createParts } from './parts.ts';

const { bySeason, whole } = splitViews(views);
const row =
  (season_id: number, competition: string) =>
  (column: string): unknown =>
    ({ season_id, competition })[column];

test('all that is computed from games is computed season by season', () => {
  const fromGames = views.filter(
    (view) =>
      view.kind === 'derived' && Object.values(view.from).some(({ source }) => source.name === 'games'),
  );
  expect(bySeason.map(({ name }) => name)).toEqual(expect.arrayContaining(fromGames.map(({ name }) => name)));
  expect(whole.map(({ name }) => name)).toEqual(['competitions']);
});

test('seasons whose games keep to their own competitions are computed one by one', () => {
  const parts = createParts(bySeason);
  parts.note('games', row(1, 'league-1'));
  parts.note('games', row(2, 'league-2'));
  parts.note('leagues', row(2, 'league-2'));
  expect(parts.all([1, 2])).toEqual([[1], [2]]);
});

test('seasons that share a competition are computed together, however many they are', () => {
  const parts = createParts(bySeason);
  parts.note('leagues', row(1, 'league-1'));
  parts.note('games', row(2, 'league-1'));
  parts.note('leagues', row(3, 'league-3'));
  parts.note('games', row(2, 'league-3'));
  parts.note('games', row(4, 'league-4'));
  expect(parts.all([1, 2, 3, 4])).toEqual([[1, 2, 3], [4]]);
});
