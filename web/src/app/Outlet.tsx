import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import { PageLocationContext } from '../lib/page-location.ts';
import { isHandledByPage, PageFailureContext } from '../lib/page-failure.ts';
import { PostedFormContext } from '../lib/posted-form.ts';
import { Failed } from '../ui/states/Failed.tsx';
import { pageElement } from './pages.ts';
import { Shell } from './shell/Shell.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { useShownLocation } from './use-shown-location.ts';

type Props = { failure: Failure | null; posted: PostedForm | null };

/** Shows the page of the place inside the shell; what the server could not answer, it says in the page's stead. */
export function Outlet({ failure, posted }: Props) {
  const { pageLocation, loading, broken } = useShownLocation();
  const [arrivedAt] = useState(pageLocation);
  useNavigationFocus(pageLocation.path);
  const page = pageLocation.page && pageElement(pageLocation.page.page);
  const failed: Failure | null =
    pageLocation.page === null
      ? { kind: 'unknown', what: 'page' }
      : broken || !page
        ? { kind: 'failed' }
        : pageLocation === arrivedAt
          ? failure
          : null;
  const told = failed && page && isHandledByPage(pageLocation, failed) ? failed : null;
  return (
    <PageLocationContext value={pageLocation}>
      <TopBar loading={loading} />
      <PageFailureContext value={told}>
        <PostedFormContext value={pageLocation === arrivedAt ? posted : null}>
          <Shell>{failed && !told ? <Failed failure={failed} /> : page}</Shell>
        </PostedFormContext>
      </PageFailureContext>
    </PageLocationContext>
  );
}
