import type { StreamKind } from '@rondelle/contracts/log/streams.ts';

/**
 * Caches a function of a stream's events by the identity of the list. Describing what happened and planning how to undo
 * it need the same result, once for each event. The cache keeps an entry only as long as its list lives.
 */
export const onceFor = <Events extends object, Answer>(
  compute: (kind: StreamKind, events: Events) => Answer,
): ((kind: StreamKind, events: Events) => Answer) => {
  const answers = new WeakMap<Events, Answer>();
  return (kind, events) => {
    const known = answers.get(events);
    if (known !== undefined) return known;
    const answer = compute(kind, events);
    answers.set(events, answer);
    return answer;
  };
};
