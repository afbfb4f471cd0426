import type { StreamKind } from '@rondelle/contracts/log/streams.ts';

/**
 * A function of a stream's events that is computed once for each list of them: whoever tells what happened and whoever
 * plans how to undo it ask for the same, and for each event anew. Kept no longer than the list itself.
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
