import type { Query, QueryClient, QueryFilters } from '@tanstack/react-query';
import { knownChanges } from './known-changes.ts';

/** For each query, the number of known changes when its last fetch began. */
const changesAtFetch = new WeakMap<Query, number>();

/** Notes when fetches begin; until then, every query counts as outdated. Returns the function that stops it. */
export const noteFetches = (queries: QueryClient): (() => void) =>
  queries.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch')
      changesAtFetch.set(event.query, knownChanges());
  });

/** Returns whether the last fetch of a query began before a known change, or failed. */
const isOutdated = (query: Query): boolean =>
  changesAtFetch.get(query) !== knownChanges() ||
  (query.state.fetchStatus === 'idle' && query.state.status !== 'success');

/**
 * Refetches the displayed queries that may lack a known change, and marks the others as stale. Resolves when the
 * displayed ones are current, also those that were being fetched already.
 */
export const refetchOutdated = async (
  queries: QueryClient,
  { predicate: isChosen = () => true, ...filters }: QueryFilters,
): Promise<void> => {
  const outdated = queries.invalidateQueries({
    ...filters,
    predicate: (query) => isChosen(query) && isOutdated(query),
  });
  await Promise.all([
    outdated,
    queries.refetchQueries(
      { ...filters, type: 'active', fetchStatus: 'fetching', predicate: isChosen },
      { cancelRefetch: false },
    ),
  ]);
};
