import { m } from '../../paraglide/messages.js';
import type { Choice } from './Choices.tsx';

type Category = { readonly id: number; readonly name: string };

/** Returns links for « Toutes » and every category; `pathOf(null)` is the page without a category. */
export const categoryChoices = (
  categories: readonly Category[],
  chosen: number | null,
  pathOf: (category: Category | null) => string,
): Choice[] => [
  { name: m.filter_all_categories(), path: pathOf(null), chosen: chosen === null },
  ...categories.map((category) => ({
    name: category.name,
    path: pathOf(category),
    chosen: chosen === category.id,
  })),
];
