import { useContext, useEffect, useRef, useState } from 'react';
import { RequestLoginContext } from '../member/log-in-request.ts';
import { assertWriter } from './assert-writer.ts';
import type { DraftOwner } from './drafts.ts';
import { type CallError, callErrorOf } from '../http/call-error.ts';
import { retryUntilResponse, type WaitingFor } from '../http/retry-until-response.ts';

/** Outcome of sending: a response, perhaps after the form was closed; a domain error; or aborted. */
type Sent<T> =
  | { readonly output: T; readonly isClosed: boolean }
  | { readonly error: CallError }
  | { readonly givenUp: true; readonly isClosed: boolean };

const closed = new Error('the form was closed');

/**
 * Sends the changes of all forms: on behalf of the member who filled in the form, resent until there is a response,
 * while the form is open. Changes that may go out later wait in the outbox. Each has a command id, so that it is
 * recorded once.
 */
export const useSender = (owner: DraftOwner) => {
  const requestLogin = useContext(RequestLoginContext);
  const [waitingFor, setWaitingFor] = useState<WaitingFor | null>(null);
  const giveUp = useRef<AbortController | null>(null);
  useEffect(() => () => giveUp.current?.abort(closed), []);
  const send = async <T>(
    call: (signal: AbortSignal) => Promise<T>,
    onWaiting?: (reason: WaitingFor) => void,
  ): Promise<Sent<T>> => {
    const { signal } = (giveUp.current = new AbortController());
    const asWriter = async (each: AbortSignal): Promise<T> => {
      assertWriter(owner);
      return call(each);
    };
    const wait = (reason: WaitingFor) => {
      setWaitingFor(reason);
      onWaiting?.(reason);
    };
    try {
      const output = await retryUntilResponse(asWriter, { signal, onWaiting: wait });
      return { output, isClosed: signal.reason === closed };
    } catch (reason) {
      if (signal.aborted) return { givenUp: true, isClosed: signal.reason === closed };
      const error = callErrorOf(reason);
      if (error.code === 'session/required') requestLogin();
      return { error };
    } finally {
      setWaitingFor(null);
    }
  };
  return { send, waitingFor, stop: () => giveUp.current?.abort() };
};
