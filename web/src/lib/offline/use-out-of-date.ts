import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { isTemporaryError } from '../http/retry-without-response.ts';

/** Returns whether the last request for data of the page got no response: the data may be out of date. */
export const useOutOfDate = (): boolean => {
  const cache = useQueryClient().getQueryCache();
  return useSyncExternalStore(
    useCallback((listener: () => void) => cache.subscribe(listener), [cache]),
    () =>
      cache
        .findAll({ type: 'active' })
        .some(({ state }) => state.data !== undefined && isTemporaryError(state.error)),
    () => false,
  );
};
