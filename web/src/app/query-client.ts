import { QueryClient } from '@tanstack/react-query';
import { failureOf } from '../lib/failure.ts';

/** Answers stay fresh for half a minute; what does not exist is not asked again. */
export const newQueryClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        retry: (attempts, error) => attempts < 2 && failureOf(error).kind !== 'unknown',
      },
    },
  });
