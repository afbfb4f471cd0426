import { useRef } from 'react';
import type { Failure } from '../lib/failure.ts';
import { PlaceContext } from '../lib/place.ts';
import { Failed } from '../ui/states/Failed.tsx';
import { pageComponent } from './pages.ts';
import { Shell } from './shell/Shell.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { useArrival } from './use-arrival.ts';
import { useShownPlace } from './use-shown-place.ts';

/** Shows the page of the place inside the shell; what the server could not answer, it says in the page's stead. */
export function Outlet({ failure }: { failure: Failure | null }) {
  const { place, loading, broken } = useShownPlace();
  const arrivedAt = useRef(place).current;
  useArrival(place.path);
  const PageHere = place.page && pageComponent(place.page.page);
  const failed: Failure | null =
    place.page === null
      ? { kind: 'unknown', what: 'page' }
      : broken || !PageHere
        ? { kind: 'failed' }
        : place === arrivedAt
          ? failure
          : null;
  return (
    <PlaceContext value={place}>
      <TopBar loading={loading} />
      <Shell>{failed || !PageHere ? <Failed failure={failed ?? { kind: 'failed' }} /> : <PageHere />}</Shell>
    </PlaceContext>
  );
}
