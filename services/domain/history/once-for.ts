import type { StreamKind } from '@rondelle/contracts/log/streams.ts';

/**
 * Caches a function of a stream's events by the identity of the list. Describing what happened and planning how to undo
 * it need the same result, once for each event. The cache keeps an entry only as long as its list lives.
 */
export const onceFor = <Events extends object, Result>(
  compute: (kind: StreamKind, events: Events) => Result,
): ((kind: StreamKind, events: Events) => Result) => {
  const results = new WeakMap<Events, Result>();
  return (kind, events) => {
    const known = results.get(events);
    if (known !== undefined) return known;
    const result = compute(kind, events);
    results.set(events, result);
    return result;
  };
};
