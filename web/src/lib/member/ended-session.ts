import { useEffect } from 'react';
import { useLoginPath } from './login-path.ts';
import { clearMemberCookie } from './signed-in.ts';
import { postToWorker } from '../http/post-to-worker.ts';

/**
 * Removes the data that this browser stores of a member whose session has ended elsewhere or expired, as a logout does.
 */
export const forgetEndedSession = (): void => {
  postToWorker({ type: 'forget' });
  clearMemberCookie();
};

type Failed = {
  readonly data?: { readonly domainCode?: string | null | undefined } | null | undefined;
} | null;

/**
 * Returns whether a query failed because the session has ended; if so, redirects to the login, and from there back to
 * `path`.
 */
export const useEndedSession = (error: Failed, path: string): boolean => {
  const login = useLoginPath(path);
  const isEnded = error?.data?.domainCode === 'session/required';
  useEffect(() => {
    if (!isEnded) return;
    forgetEndedSession();
    location.replace(login);
  }, [isEnded, login]);
  return isEnded;
};
