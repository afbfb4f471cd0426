import { saysMaintenance } from '@rondelle/contracts/site/maintenance.ts';
import { useSyncExternalStore } from 'react';

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

/** Asks as browsers do, and notes whether the site is away; whoever asked gets the answer all the same. */
export const fetchNoting = async (input: RequestInfo | URL, init?: object): Promise<Response> => {
  const response = await fetch(input, init);
  if (response.ok) set(false);
  else if (saysMaintenance(await response.clone().text())) set(true);
  return response;
};
