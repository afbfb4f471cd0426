import { useEffect } from 'react';
import { useInBrowser } from './in-browser.ts';
import { usePageLocation } from './page-location.ts';
import { forgetMember, isSignedIn } from './signed-in.ts';
import { trpc } from './trpc.ts';

/** The member who is logged in in this browser; null for visitors, on the server, and until it is known. */
export const useMe = () => {
  const { lang } = usePageLocation();
  const marked = useInBrowser(isSignedIn);
  const { data } = trpc.account.me.useQuery({ lang }, { enabled: marked, retry: false });
  const isEnded = marked && data === null;
  useEffect(() => {
    if (isEnded) forgetMember();
  }, [isEnded]);
  return data ?? null;
};
