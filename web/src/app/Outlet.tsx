import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import { PlaceContext } from '../lib/place.ts';
import { isToldByPage, PlaceFailureContext } from '../lib/place-failure.ts';
import { PostedFormContext } from '../lib/posted-form.ts';
import { Failed } from '../ui/states/Failed.tsx';
import { pageElement } from './pages.ts';
import { Shell } from './shell/Shell.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { useArrival } from './use-arrival.ts';
import { useShownPlace } from './use-shown-place.ts';

type Props = { failure: Failure | null; posted: PostedForm | null };

/** Shows the page of the place inside the shell; what the server could not answer, it says in the page's stead. */
export function Outlet({ failure, posted }: Props) {
  const { place, loading, broken } = useShownPlace();
  const [arrivedAt] = useState(place);
  useArrival(place.path);
  const page = place.page && pageElement(place.page.page);
  const failed: Failure | null =
    place.page === null
      ? { kind: 'unknown', what: 'page' }
      : broken || !page
        ? { kind: 'failed' }
        : place === arrivedAt
          ? failure
          : null;
  const told = failed && page && isToldByPage(place, failed) ? failed : null;
  return (
    <PlaceContext value={place}>
      <TopBar loading={loading} />
      <PlaceFailureContext value={told}>
        <PostedFormContext value={place === arrivedAt ? posted : null}>
          <Shell>{failed && !told ? <Failed failure={failed} /> : page}</Shell>
        </PostedFormContext>
      </PlaceFailureContext>
    </PlaceContext>
  );
}
