import { type ReactNode, useContext, useEffect } from 'react';
import { AskToLogInContext } from '../../lib/ask-to-log-in.ts';
import { m } from '../../paraglide/messages.js';
import { faultOf } from './use-form.ts';

type Query<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
};

const needsSession = (error: unknown): boolean =>
  error instanceof Error &&
  'data' in error &&
  (error.data as { domainCode?: string } | null)?.domainCode === 'session/required';

/** Waits for what a form is about, as it stands now; says why where it does not come. */
export function OfQuery<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const askToLogIn = useContext(AskToLogInContext);
  const { data, error, isFetching, isFetchedAfterMount } = query;
  const loggedOut = needsSession(error);
  useEffect(() => {
    if (loggedOut) askToLogIn();
  }, [loggedOut, askToLogIn]);
  if (error && data === undefined) return <p role="alert">{faultOf(error, m.form_failed()).message}</p>;
  if (data === undefined || (isFetching && !isFetchedAfterMount))
    return <p role="status">{m.shell_loading()}</p>;
  return children(data);
}
