import type { CategoryPolicy } from '@rondelle/contracts/competition/category-policy.ts';
import type { Change, Changes } from '../../views/engine/derive.ts';
import type { RowChanges } from '../../views/previewed.ts';

/** Returns whether a category shows at least this much, both before and after the change. */
export type IsVisible = (categoryId: number, wanted: CategoryPolicy) => boolean;
/** Returns the categories of a team in a season, before and after the change; usually one. */
export type CategoriesOf = (teamId: number, seasonId: number) => readonly number[];

/**
 * The policy that a category needs for changes of its rows to be public. `games` needs that of the data computed from
 * them: all-time streaks and past tables.
 */
const wantedFor: Readonly<Record<string, CategoryPolicy>> = {
  games: 'tables',
  standings: 'tables',
  streaks: 'tables',
  feats: 'tables',
  ratings: 'everything',
};

type Row = NonNullable<Change['before']>;

/** Rows of streaks have no category, only a team. */
const categoriesIn = (
  { categoryId, teamId, seasonId }: Row,
  categoriesOf: CategoriesOf,
): readonly number[] =>
  typeof categoryId === 'number' ? [categoryId] : categoriesOf(Number(teamId), Number(seasonId));

/** Removes the rows that the public may not see, and all views that are not public. */
export const publicChanges = (
  changes: RowChanges,
  isVisible: IsVisible,
  categoriesOf: CategoriesOf,
): RowChanges => {
  const visibleRows = (rows: Changes, wanted: CategoryPolicy): Changes => {
    const visible = (row: Row | undefined) =>
      row && categoriesIn(row, categoriesOf).every((id) => isVisible(id, wanted)) ? row : undefined;
    return new Map(
      [...rows].map(([key, { before, after }]) => [key, { before: visible(before), after: visible(after) }]),
    );
  };
  return new Map(
    Object.entries(wantedFor).map(([name, wanted]) => [
      name,
      visibleRows(changes.get(name) ?? new Map<never, never>(), wanted),
    ]),
  );
};
