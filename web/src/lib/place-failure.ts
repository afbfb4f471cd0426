import { createContext, useContext } from 'react';
import { type Failure, failureOf } from './failure.ts';
import type { Place } from './place.ts';

/** What the server could not answer for the place that is shown, where the page itself says so. */
export const PlaceFailureContext = createContext<Failure | null>(null);

/** Whether the page has more to say of a failure than that something is not there. */
export const isToldByPage = ({ page }: Place, failure: Failure): boolean =>
  failure.kind === 'deleted' ||
  (page?.page === 'activity' && failure.kind === 'unknown' && failure.what === 'user');

type Query = { readonly isPending: boolean; readonly isError: boolean; readonly error: unknown };

/** Why a page has no answer: what its question failed with, or what the server said while it is not answered here. */
export const useFailureOf = ({ isPending, isError, error }: Query): Failure | null => {
  const said = useContext(PlaceFailureContext);
  if (isError) return failureOf(error);
  return isPending ? said : null;
};
