import { saysMaintenance } from '@rondelle/contracts/site/maintenance.ts';
import { useSyncExternalStore } from 'react';
import { askAnew } from './ask-anew.ts';
import { noteAnswer, noteNoAnswer } from './connection.ts';

let isAway = false;
const told = new Set<() => void>();
const set = (value: boolean): void => {
  if (value === isAway) return;
  isAway = value;
  for (const tell of told) tell();
};
const subscribe = (tell: () => void) => {
  told.add(tell);
  return () => void told.delete(tell);
};

/** Whether the site has said that it is away for an update, and has not answered since. */
export const useIsAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAway,
    () => false,
  );

/** As the client gives it, with the types of no library. */
type Init = object & { signal?: AbortSignal | null | undefined };

/** Asks as browsers do, and notes whether the site is away or out of reach; whoever asked gets the answer all the same. */
export const fetchNoting = async (input: string | URL | Request, init?: Init): Promise<Response> => {
  const response = await fetch(input, init as RequestInit).catch((error: unknown) => {
    if (!init?.signal?.aborted) noteNoAnswer();
    throw error;
  });
  noteAnswer(input instanceof Request ? input.url : input.toString(), response);
  // What was written is to be read: no copy of before is an answer.
  if (response.ok && init && 'method' in init && init.method === 'POST') askAnew();
  if (response.ok) set(false);
  else if (saysMaintenance(await response.clone().text())) set(true);
  return response;
};
