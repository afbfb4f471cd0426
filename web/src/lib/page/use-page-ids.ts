import { usePageLocation } from './page-location.ts';

const idIn = (page: object | null, key: 'categoryId' | 'regionId'): string => {
  const id = page && key in page ? Reflect.get(page, key) : null;
  return typeof id === 'number' ? String(id) : '';
};

/** Returns the category and the region of the page as values of a form that opens on it; empty without any. */
export const usePageIds = () => {
  const { page } = usePageLocation();
  return { categoryId: idIn(page, 'categoryId'), regionId: idIn(page, 'regionId') };
};
