import type { Concern } from '@rondelle/contracts/subjects.ts';

/** What a response is made from, narrower than a season: a concern, or all of the `seasons` but the concerns. */
export type NarrowScope = Concern | 'seasons';

/** What a response depends on: seasons by id or narrower, everything, or also the forum, whose changes are no events. */
export type Scope = 'everything' | 'everything and forum' | ReadonlySet<number | NarrowScope>;

/** The scope of a response made from several others: the union of theirs, or everything when there are none. */
export const unionOf = (scopes: readonly (Scope | null)[]): Scope | null => {
  if (scopes.includes(null)) return null;
  if (scopes.includes('everything and forum')) return 'everything and forum';
  const parts = scopes.flatMap((scope) => (scope instanceof Set ? [...scope] : []));
  return scopes.length === 0 || scopes.includes('everything') ? 'everything' : new Set(parts);
};
