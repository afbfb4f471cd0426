import { isMaintenanceText } from '@rondelle/contracts/site/maintenance.ts';
import { useSyncExternalStore } from 'react';
import { notingWrite } from '../http/known-changes.ts';
import { noteResponse, noteNoResponse } from './connection.ts';
import { createListeners } from '../state/listeners.ts';

let isAway = false;
const { notify, subscribe } = createListeners();
const set = (value: boolean): void => {
  if (value === isAway) return;
  isAway = value;
  notify();
};

/** Returns whether the site last responded that it is down for an update. */
export const useIsAway = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isAway,
    () => false,
  );

/** The tRPC client's own type of options; it has no DOM types. */
type Init = object & { signal?: AbortSignal | null | undefined };

/** Fetches, and records whether the site is in maintenance or out of reach. The caller gets the response unchanged. */
export const fetchNoting = async (input: string | URL | Request, init?: Init): Promise<Response> => {
  const fetched = fetch(input, init as RequestInit).catch((error: unknown) => {
    if (!init?.signal?.aborted) noteNoResponse();
    throw error;
  });
  const isWrite = init && 'method' in init && init.method === 'POST';
  const response = await (isWrite ? notingWrite(fetched) : fetched);
  noteResponse(input instanceof Request ? input.url : input.toString(), response);
  if (response.ok) set(false);
  else if (isMaintenanceText(await response.clone().text())) set(true);
  return response;
};
