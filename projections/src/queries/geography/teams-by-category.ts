import type { TeamsByCategory } from '@rondelle/contracts/competition/geography.outputs.ts';
import type { Catalogue } from '../outputs/catalogue.ts';
import { listingOf } from '../outputs/names.ts';

type Row = Parameters<typeof listingOf>[1];

/** Groups teams of a season by category, both sorted by name. */
export const byCategory = (catalogue: Catalogue, rows: readonly Row[]): TeamsByCategory => {
  const groups = [...Map.groupBy(rows, ({ categoryId, seasonId }) => `${categoryId} ${seasonId}`).values()];
  const listed = groups.map((group) => {
    const teams = group.map((row) => listingOf(catalogue, row));
    const category = teams[0]?.category ?? { id: 0, name: '', path: '' };
    return {
      category,
      name: category.name,
      teams: catalogue.inOrder(teams.map(({ id, name, path, city }) => ({ id, name, path, city }))),
    };
  });
  return catalogue.inOrder(listed).map(({ category, teams }) => ({ category, teams }));
};
