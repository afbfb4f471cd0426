import { useMemo } from 'react';
import { trpc } from '../../lib/http/trpc.ts';
import { usePageLocation } from '../../lib/page/page-location.ts';
import { type KnownVenue, type Nearby, venueSuggestions } from './venue-suggestions.ts';

type Options = {
  readonly season: string;
  readonly near: readonly Nearby[] | null;
  readonly typed: string;
  readonly enabled: boolean;
};
const freshMs = 10 * 60_000;
const none: readonly KnownVenue[] = [];

/** Suggests venues for a typed text from one query for the season; none while it loads, fails or is not enabled. */
export const useVenueSuggestions = ({ season, near, typed, enabled }: Options): readonly KnownVenue[] => {
  const { lang } = usePageLocation();
  const { data } = trpc.venue.list.useQuery(
    { lang, sid: season },
    { enabled, staleTime: freshMs, retry: false },
  );
  const venues = data?.venues;
  return useMemo(
    () => (venues && near && enabled ? venueSuggestions(venues, { typed, near }) : none),
    [venues, near, typed, enabled],
  );
};
