import { usePageLocation } from '../../lib/page/page-location.ts';

/** Returns the category of the page if the tournament has it, otherwise the tournament's first; null without any. */
export const useDisplayedCategory = (categoryIds: readonly number[]): number | null => {
  const { page } = usePageLocation();
  const requested = page && 'categoryId' in page ? page.categoryId : null;
  return categoryIds.find((id) => id === requested) ?? categoryIds[0] ?? null;
};
