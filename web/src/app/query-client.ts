import { QueryCache, QueryClient } from '@tanstack/react-query';
import { copySeenAt } from '../lib/offline/connection.ts';
import { isWorthRetrying } from '../lib/http/failure.ts';
import { refetchIntervalMs } from '../lib/http/retry-without-response.ts';

/** An offline copy keeps the age of its original, so that it is refetched once there is a connection. */
const queryCache = () =>
  new QueryCache({
    onSuccess: (_data, query) => {
      const seenAt = copySeenAt(query.queryKey);
      if (seenAt !== null) query.setState({ dataUpdatedAt: seenAt });
      // Counts the failures since the last response; the interval of further requests depends on it.
      if (query.state.errorUpdateCount > 0) query.setState({ errorUpdateCount: 0 });
    },
  });

/** Data stays fresh for 30 seconds. Queries that the site refuses are not retried, nor any query while offline. */
export const newQueryClient = () =>
  new QueryClient({
    queryCache: queryCache(),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Queries also run offline: the service worker may return copies.
        networkMode: 'always',
        refetchOnReconnect: true,
        // Queries without a response are repeated automatically.
        refetchInterval: refetchIntervalMs,
        retry: (attempts, error) => attempts < 2 && navigator.onLine && isWorthRetrying(error),
      },
    },
  });
