import { copies } from '@rondelle/contracts/site/copies.ts';
import { copiesFromName, copiesFromPath } from '@rondelle/contracts/site/copies-from.ts';
import { closeGameNotifications } from './close-game-notifications.ts';

/** Instant of the latest decision, in ISO 8601; empty without one, and thus older than any. */
const decisionOf = ({ headers }: Response): string => headers.get(copiesFromName) ?? '';

const dropOlder = async (name: string, decided: string): Promise<void> => {
  const cache = await caches.open(name);
  for (const request of await cache.keys()) {
    const copy = await cache.match(request, { ignoreVary: true });
    if (copy && decisionOf(copy) < decided) await cache.delete(request);
  }
};

/** Read once while the worker runs. */
let known: string | null = null;
const storedDecision = async (): Promise<string> =>
  (known ??= (await (await (await caches.open(copies.shell)).match(copiesFromPath))?.text()) ?? '');

/**
 * Applies a newer decision that a response carries, such as a stricter category policy: deletes all copies from before
 * it and closes notifications of games. Returns whether the response itself may be stored.
 */
export const applyDecision = async (response: Response): Promise<boolean> => {
  const [decided, before] = [decisionOf(response), await storedDecision()];
  if (decided <= before) return decided === before;
  for (const name of [copies.pages, copies.answers]) await dropOlder(name, decided);
  await closeGameNotifications();
  // Comes last, so that a worker that ends before it repeats all steps.
  await (await caches.open(copies.shell)).put(copiesFromPath, new Response(decided));
  known = decided;
  return true;
};
