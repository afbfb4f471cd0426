import { createContext, useContext } from 'react';
import { type Failure, failureOf, hasFailed, type QueryResult } from '../http/failure.ts';
import type { PageLocation } from './page-location.ts';

/** The server's failure, for pages that show it themselves. */
export const PageFailureContext = createContext<Failure | null>(null);

/** Returns whether the page shows this failure itself instead of the general error page. */
export const isHandledByPage = ({ page }: PageLocation, failure: Failure): boolean =>
  failure.kind === 'deleted' ||
  (page?.page === 'activity' && failure.kind === 'unknown' && failure.what === 'user');

type Query = QueryResult & { readonly isPending: boolean };

/** Returns why a page has no data: its query's error, or the server's failure while the query is pending. */
export const useFailureOf = (query: Query): Failure | null => {
  const pageFailure = useContext(PageFailureContext);
  if (hasFailed(query)) return failureOf(query.error);
  return query.isPending ? pageFailure : null;
};
