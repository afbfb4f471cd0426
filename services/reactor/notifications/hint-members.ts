import { mostTopics } from '@rondelle/contracts/subjects.ts';
import { origin } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';

/** Publishes hints that members have new notifications; a lost one only delays them to the next query. */
export const hintMembers = (hints: Pick<HintBus, 'publish'>, memberIds: readonly string[]): void => {
  for (let from = 0; from < memberIds.length; from += mostTopics) {
    const topics = memberIds.slice(from, from + mostTopics).map((id) => `member:${id}` as const);
    void Promise.resolve(hints.publish({ seasonIds: [], position: origin, topics })).catch(() => undefined);
  }
};
