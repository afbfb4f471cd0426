import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** Queries that no change of results, teams or own texts affects; each would be one more request after every Save. */
const unmoved = new Set(['account.me', 'notification.count', 'banner.shown']);

/**
 * Returns a function that refetches everything on the screen after a write and marks the rest of the cache as stale.
 */
export const useRefreshAfterWrite = (): (() => Promise<void>) => {
  const queries = useQueryClient();
  return useCallback(
    () =>
      queries.invalidateQueries({
        predicate: ({ queryKey: [path] }) => !(Array.isArray(path) && unmoved.has(path.join('.'))),
      }),
    [queries],
  );
};
