import type { PostedForm } from '@rondelle/contracts/site/rendering.ts';
import { pages } from '@rondelle/contracts/site/pages/pages.ts';
import { useState } from 'react';
import type { Failure } from '../lib/http/failure.ts';
import { IsFirstPageContext } from '../lib/page/first-page.ts';
import { PageLocationContext } from '../lib/page/page-location.ts';
import { isHandledByPage, PageFailureContext } from '../lib/page/page-failure.ts';
import { PostedFormContext } from '../lib/page/posted-form.ts';
import { Failed } from '../ui/states/Failed.tsx';
import { pageElement } from './pages.ts';
import { Alone } from './shell/Alone.tsx';
import { Shell } from './shell/Shell.tsx';
import { TopBar } from './shell/TopBar.tsx';
import { useNavigationFocus } from './use-navigation-focus.ts';
import { useRenderedLocation } from './use-rendered-location.ts';

type Props = { failure: Failure | null; posted: PostedForm | null };

/** Shows the page of the current location inside the shell, or the failure that prevents it. */
export function Outlet({ failure, posted }: Props) {
  const { pageLocation, loading, broken } = useRenderedLocation();
  const [arrivedAt] = useState(pageLocation);
  const isFirst = pageLocation === arrivedAt;
  useNavigationFocus(pageLocation.path);
  const page = pageLocation.page && pageElement(pageLocation.page.page);
  const failed: Failure | null =
    pageLocation.page === null
      ? { kind: 'unknown', what: 'page' }
      : broken || !page
        ? { kind: 'failed' }
        : isFirst
          ? failure
          : null;
  const handledFailure = failed && page && isHandledByPage(pageLocation, failed) ? failed : null;
  const frame = pageLocation.page ? pages[pageLocation.page.page].frame : undefined;
  const Around = frame ? Alone : Shell;
  return (
    <PageLocationContext value={pageLocation}>
      <TopBar loading={loading} />
      <PageFailureContext value={handledFailure}>
        <PostedFormContext value={isFirst ? posted : null}>
          <IsFirstPageContext value={isFirst}>
            <Around>{failed && !handledFailure ? <Failed failure={failed} /> : page}</Around>
          </IsFirstPageContext>
        </PostedFormContext>
      </PageFailureContext>
    </PageLocationContext>
  );
}
