import { DomainError } from '@rondelle/contracts/errors.ts';

/** Compares in descending order by a text, such as an ISO instant. */
export const latestFirst =
  <T>(of: (item: T) => string) =>
  (a: T, b: T): number =>
    of(a) < of(b) ? 1 : of(a) > of(b) ? -1 : 0;

/** One page of a list. Throws `page/unknown` beyond the last page; the first page may be empty. */
export const pageOf = <T>(items: readonly T[], page: number, size: number) => {
  const pages = Math.max(1, Math.ceil(items.length / size));
  if (page > pages) throw new DomainError('page/unknown', 'page');
  const visible = items.slice((page - 1) * size, page * size);
  return { visible, paging: { page, pages, total: items.length } };
};
