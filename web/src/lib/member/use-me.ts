import { useEffect } from 'react';
import { forgetEndedSession } from './ended-session.ts';
import { useInBrowser } from '../page/in-browser.ts';
import { cacheMe, cachedMe } from './cached-me.ts';
import { usePageLocation } from '../page/page-location.ts';
import { isSignedIn } from './signed-in.ts';
import { trpc } from '../http/trpc.ts';

/**
 * Returns the logged-in member; null for visitors and on the server. While the query is loading or offline, the stored
 * member.
 */
export const useMe = () => {
  const { lang } = usePageLocation();
  const marked = useInBrowser(isSignedIn);
  const { account } = trpc.useUtils();
  const { data } = trpc.account.me.useQuery({ lang }, { enabled: marked, retry: false });
  const cached = useInBrowser(cachedMe);
  useEffect(() => {
    if (data !== undefined) cacheMe(data);
    // The session may have expired: removes the stored member.
    else if (!isSignedIn()) cacheMe(null);
    if (data !== null) return;
    if (marked) forgetEndedSession();
    // Cached, this result would end the session of the next member who logs in.
    void account.me.reset();
  }, [data, marked, account]);
  // A part that hydrates late would have the result at once, but the server's markup lacks it.
  if (!marked) return null;
  return data === undefined ? cached || null : data;
};
