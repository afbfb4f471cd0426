import { usePageLocation } from '../../lib/page/page-location.ts';

/** Returns the category of the page if the tournament has it, otherwise the tournament's first; null without any. */
export const useShownCategory = (categoryIds: readonly number[]): number | null => {
  const { page } = usePageLocation();
  const shown = page && 'categoryId' in page ? page.categoryId : null;
  return categoryIds.find((id) => id === shown) ?? categoryIds[0] ?? null;
};
