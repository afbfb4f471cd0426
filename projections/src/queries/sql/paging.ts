/** Returns the limit and offset of a page, and the paging part of the output. Pages count from 1. */
export const pageOf = (page: number, size: number) => ({
  limit: size,
  offset: (page - 1) * size,
  paging: (total: number) => ({ page, pages: Math.max(1, Math.ceil(total / size)), total }),
});
