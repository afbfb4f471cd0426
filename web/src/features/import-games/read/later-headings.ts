import type { Kinds } from './columns.ts';

/**
 * Returns the kinds of the columns below a row that repeats the headings in another order; null for other rows. Where two
 * columns have the same heading, their order cannot be known, and no row below is read as a game.
 */
export const laterKinds = (
  row: readonly string[],
  headings: readonly string[],
  kinds: Kinds,
): Kinds | null => {
  const columns = row.map((cell) => (cell === '' ? -1 : headings.indexOf(cell)));
  const found = columns.filter((at) => at >= 0 && kinds[at]);
  if (found.length < 3 || found.length * 2 < row.filter((cell) => cell !== '').length) return null;
  const isUnclear = found.some((at) => headings.includes(headings[at] ?? '', at + 1));
  return columns.map((at) => (at < 0 || isUnclear ? null : (kinds[at] ?? null)));
};
