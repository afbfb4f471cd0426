import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import { useState } from 'react';
import type { Failure } from '../lib/failure.ts';
import { PageLocationContext } from '../lib/page-location.ts';
import { isHandledByPage, PageFailureContext } from '../lib/page-failure.ts';
import { PostedFormContext } from '../lib/posted-form.ts';
import { Failed } from '../ui/states/Failed.tsx';
import { pageElement } from './pages.ts';
import { Alone } from './shell/Alone.tsx';
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
  const frame = pageLocation.page ? pages[pageLocation.page.page].frame : undefined;
  const Around = frame ? Alone : Shell;
  return (
    <PageLocationContext value={pageLocation}>
      <TopBar loading={loading} />
      <PageFailureContext value={told}>
        <PostedFormContext value={pageLocation === arrivedAt ? posted : null}>
          <Around>{failed && !told ? <Failed failure={failed} /> : page}</Around>
        </PostedFormContext>
      </PageFailureContext>
    </PageLocationContext>
  );
}
