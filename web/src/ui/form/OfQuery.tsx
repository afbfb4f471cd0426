import { type ReactNode, useContext, useEffect } from 'react';
import { AskToLogInContext } from '../../lib/ask-to-log-in.ts';
import { refusalOf } from '../../lib/refusal.ts';
import { m } from '../../paraglide/messages.js';

type Query<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
};

/** Waits for what a form is about, as it stands now; says why where it does not come. */
export function OfQuery<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const askToLogIn = useContext(AskToLogInContext);
  const { data, error, isFetching, isFetchedAfterMount } = query;
  const loggedOut = refusalOf(error).code === 'session/required';
  useEffect(() => {
    if (loggedOut) askToLogIn();
  }, [loggedOut, askToLogIn]);
  if (error && data === undefined) return <p role="alert">{refusalOf(error).message}</p>;
  if (data === undefined || (isFetching && !isFetchedAfterMount))
    return <p role="status">{m.shell_loading()}</p>;
  return children(data);
}
