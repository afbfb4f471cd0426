import type { Concern } from '@rondelle/contracts/subjects.ts';

/** A dependency narrower than a season: a concern, or everything in the `seasons` but the concerns. */
export type NarrowScope = Concern | 'seasons';

/** The dependencies of a response: seasons by id or narrower, everything, or also the forum (without events). */
export type Scope = 'everything' | 'everything and forum' | ReadonlySet<number | NarrowScope>;

/** The scope of a response made from several others: the union of theirs, or everything when there are none. */
export const unionOf = (scopes: readonly (Scope | null)[]): Scope | null => {
  if (scopes.includes(null)) return null;
  if (scopes.includes('everything and forum')) return 'everything and forum';
  const parts = scopes.flatMap((scope) => (scope instanceof Set ? [...scope] : []));
  return scopes.length === 0 || scopes.includes('everything') ? 'everything' : new Set(parts);
};
