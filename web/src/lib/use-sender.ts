import { useContext, useEffect, useRef, useState } from 'react';
import { AskToLogInContext } from './ask-to-log-in.ts';
import { assertWriter } from './assert-writer.ts';
import type { DraftOwner } from './drafts.ts';
import { type Refusal, refusalOf } from './refusal.ts';
import { untilAnswered, type WaitingFor } from './until-answered.ts';

/** What became of what was sent: an answer, perhaps to a form that is closed by then; a refusal; or nobody waits. */
type Sent<T> =
  | { readonly answer: T; readonly isClosed: boolean }
  | { readonly refusal: Refusal }
  | { readonly givenUp: true; readonly isClosed: boolean };

const closed = new Error('the form was closed');

/**
 * The one way in which forms change something: as whoever typed it, until it is answered, and only while they are open.
 * What is to go out later as well waits in the outbox. What is sent carries its command’s id, so that it is recorded once
 * however often it arrives.
 */
export const useSender = (owner: DraftOwner) => {
  const askToLogIn = useContext(AskToLogInContext);
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
      const answer = await untilAnswered(asWriter, { signal, onWaiting: wait });
      return { answer, isClosed: signal.reason === closed };
    } catch (error) {
      if (signal.aborted) return { givenUp: true, isClosed: signal.reason === closed };
      const refusal = refusalOf(error);
      if (refusal.code === 'session/required') askToLogIn();
      return { refusal };
    } finally {
      setWaitingFor(null);
    }
  };
  return { send, waitingFor, stop: () => giveUp.current?.abort() };
};
