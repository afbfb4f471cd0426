import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';

/** What no change of results, teams or texts of one's own moves; each would be one more request after every Save. */
const unmoved = new Set(['account.me', 'notification.count', 'banner.shown']);

/** Returns what refetches everything on the screen after a write, and marks the rest of the cache as stale. */
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
