/** Returns the limit and offset of a page, and the paging part of the output. Pages count from 1. */
export const pageOf = (page: number, size: number) => ({
  limit: size,
  offset: (page - 1) * size,
  paging: (total: number) => ({ page, pages: Math.max(1, Math.ceil(total / size)), total }),
});

/** Returns the page with the entry at this place, from 0 on; behind the last entry, the last page. */
export const pageWith = (place: number, { total, size }: { total: number; size: number }): number =>
  Math.floor(Math.max(0, Math.min(place, total - 1)) / size) + 1;
