import { heardByHeader } from '@rondelle/contracts/site/heard-by.ts';

/** The longest time that a hint takes between gateways, in ms. */
const hintMs = 2_000;
let bypassUntil = 0;
/** The gateway that heard of every recent change, if there is one. */
let heardBy: string | undefined;
let changes = 0;

/** Returns the number of changes that this tab knows. */
export const knownChanges = (): number => changes;

/**
 * Call after a write or a notified change: data fetched before may be outdated, and so may response caches until the
 * hint has reached every gateway, so the next requests bypass them. `gateway`: the gateway that sent the hint; its
 * cache is already current.
 */
export const noteChange = (gateway?: string): void => {
  if (Date.now() >= bypassUntil) heardBy = gateway;
  else if (heardBy !== gateway) heardBy = undefined;
  bypassUntil = Date.now() + hintMs;
  changes += 1;
};

/** Returns additional request headers for queries. */
export const headersOfQueries = (): Record<string, string> =>
  Date.now() < bypassUntil
    ? { 'cache-control': 'no-cache', ...(heardBy && { [heardByHeader]: heardBy }) }
    : {};

/** The writes without a response yet. */
const writes = new Set<Promise<Response>>();

/** Notes the change of a write once its response came. */
export const notingWrite = (response: Promise<Response>): Promise<Response> => {
  const write = response.finally(() => {
    writes.delete(write);
    noteChange();
  });
  writes.add(write);
  return write;
};

/** Resolves when all current writes have responses, after two seconds at the latest. */
export const writesSettled = (): Promise<unknown> =>
  Promise.race([Promise.allSettled(writes), new Promise((resolve) => setTimeout(resolve, hintMs))]);
