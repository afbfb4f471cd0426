import { createContext, useContext } from 'react';
import { type Failure, failureOf } from './failure.ts';
import type { PageLocation } from './page-location.ts';

/** What the server could not answer for the place that is shown, where the page itself says so. */
export const PageFailureContext = createContext<Failure | null>(null);

/** Whether the page has more to say of a failure than that something is not there. */
export const isHandledByPage = ({ page }: PageLocation, failure: Failure): boolean =>
  failure.kind === 'deleted' ||
  (page?.page === 'activity' && failure.kind === 'unknown' && failure.what === 'user');

type Query = { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };

/** Why a page has no answer: what its question failed with, or what the server said while it is not answered here. */
export const useFailureOf = ({ isPending, isError, error }: Query): Failure | null => {
  const said = useContext(PageFailureContext);
  if (isError) return failureOf(error);
  return isPending ? said : null;
};
