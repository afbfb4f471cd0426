import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useEffect } from 'react';
import { noteFetches, refetchOutdated } from '../http/refetch-outdated.ts';

/** Queries that no change of results, teams or own texts affects; each would be one more request after every Save. */
const unaffected = new Set(['account.me', 'notification.count', 'banner.shown']);

/**
 * Returns a function that refetches everything on the screen after a write and marks the rest of the cache as stale. A
 * query that a change hint already refetches after the write is not fetched twice.
 */
export const useRefreshAfterWrite = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  useEffect(() => noteFetches(queries), [queries]);
  return useCallback(
    () =>
      refetchOutdated(queries, {
        predicate: ({ queryKey: [path] }) => !(Array.isArray(path) && unaffected.has(path.join('.'))),
      }),
    [queries],
  );
};
