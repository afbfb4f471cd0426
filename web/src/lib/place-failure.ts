import { createContext, useContext } from 'react';
import type { Failure } from './failure.ts';
import type { Place } from './place.ts';

/** What the server could not answer for the place that is shown, where the page itself says so. */
export const PlaceFailureContext = createContext<Failure | null>(null);

export const usePlaceFailure = (): Failure | null => useContext(PlaceFailureContext);

/** Whether the page has more to say of a failure than that something is not there. */
export const isToldByPage = ({ page }: Place, failure: Failure): boolean =>
  failure.kind === 'deleted' ||
  (page?.page === 'activity' && failure.kind === 'unknown' && failure.what === 'user');
