import { type ReactNode, useContext, useEffect } from 'react';
import { RequestLoginContext } from '../../lib/member/log-in-request.ts';
import { callErrorOf } from '../../lib/http/call-error.ts';
import { m } from '../../paraglide/messages.js';

type Query<T> = {
  readonly data: T | undefined;
  readonly error: unknown;
  readonly isFetching: boolean;
  readonly isFetchedAfterMount: boolean;
};

/** Renders a form once its query has current data; shows the error when it fails. */
export function QueryLoader<T>({ query, children }: { query: Query<T>; children: (data: T) => ReactNode }) {
  const requestLogin = useContext(RequestLoginContext);
  const { data, error, isFetching, isFetchedAfterMount } = query;
  const loggedOut = callErrorOf(error).code === 'session/required';
  useEffect(() => {
    if (loggedOut) requestLogin();
  }, [loggedOut, requestLogin]);
  if (error && data === undefined) return <p role="alert">{callErrorOf(error).message}</p>;
  if (data === undefined || (isFetching && !isFetchedAfterMount))
    return <p role="status">{m.shell_loading()}</p>;
  return children(data);
}
