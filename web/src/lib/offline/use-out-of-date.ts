import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isUnanswered } from '../http/retry-without-response.ts';

/** Whether the site has not answered the last request for data that the page shows: they may be out of date. */
export const useOutOfDate = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () =>
      cache
        .findAll({ type: 'active' })
        .some(({ state }) => state.data !== undefined && isUnanswered(state.error)),
    () => false,
  );
};
