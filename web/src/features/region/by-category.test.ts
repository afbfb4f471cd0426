import { expect, test } from 'vitest';
import { byCategory } from './by-category.ts';

const team = (id: number, category: string) => ({
  id,
  name: `Équipe ${id}`,
  path: `/e-${id}`,
  city: null,
  country: null,
  category: { id, name: category, path: `/${category}` },
});

test('groups teams by category in natural order, for any order of the teams', () => {
  const teams = [team(1, 'M18 AA'), team(2, 'M9'), team(3, 'M11 AA'), team(4, 'M9')];
  const groups = byCategory(teams, 'fr');
  expect(groups.map(({ name, teams: members }) => [name, members.length])).toEqual([
    ['M9', 2],
    ['M11 AA', 1],
    ['M18 AA', 1],
  ]);
});
