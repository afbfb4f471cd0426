import { QueryCache, QueryClient } from '@tanstack/react-query';
import { copySeenAt } from '../lib/connection.ts';
import { failureOf } from '../lib/failure.ts';

/** A copy is as old as what it is a copy of: it is asked for again as soon as there is a connection. */
const queryCache = () =>
  new QueryCache({
    onSuccess: (_data, query) => {
      const seenAt = copySeenAt(query.queryKey);
      if (seenAt !== null) query.setState({ dataUpdatedAt: seenAt });
    },
  });

/** Answers stay fresh for half a minute; what does not exist is not asked again, nor anything without a connection. */
export const newQueryClient = () =>
  new QueryClient({
    queryCache: queryCache(),
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // Also where the browser knows of no connection: copies are answers.
        networkMode: 'always',
        refetchOnReconnect: true,
        retry: (attempts, error) => attempts < 2 && navigator.onLine && failureOf(error).kind !== 'unknown',
      },
    },
  });
