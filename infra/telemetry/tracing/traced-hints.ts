import type { Position, Recorded } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Tracing } from './tracing.ts';

/**
 * Only recent events are traced, and a limited number per batch, so that catching up with a long log creates no traces.
 */
const freshMs = 60_000;
const mostPerBatch = 20;

export type TracedHints = {
  /** Call for every batch in the views, with its duration. */
  readonly applied: (events: readonly Recorded[], seconds: number) => void;
  readonly bus: HintBus;
};

/** One event per correlation id; old events are dropped. */
const changesIn = (events: readonly Recorded[]): ReadonlyMap<string, Recorded> =>
  new Map(
    events
      .slice(-mostPerBatch)
      .filter(({ recordedAt }) => Date.now() - Date.parse(recordedAt) < freshMs)
      .map((event) => [event.metadata.correlationId, event]),
  );

/** Links projector batches, published hints and received hints to the traces of their commands. */
export const tracedHints = (bus: HintBus, tracing: Tracing | null): TracedHints => {
  if (!tracing) return { applied: () => undefined, bus };
  /** Several parts of a process receive the same hint; it is traced once. */
  const heard = new WeakSet<ChangeHint>();
  let latest: { readonly position: Position; readonly cause: string } | null = null;
  return {
    applied: (events, seconds) => {
      for (const [correlationId, { position }] of changesIn(events)) {
        const attributes = { 'rondelle.position': position, 'rondelle.events': events.length };
        tracing.done(correlationId, 'project', attributes, seconds * 1_000);
        latest = { position, cause: correlationId };
      }
    },
    bus: {
      publish: (hint) =>
        bus.publish(latest?.position === hint.position ? { ...hint, cause: latest.cause } : hint),
      listen: ({ hear, missed }) =>
        bus.listen({
          missed,
          hear: (hint) => {
            const { cause, position } = hint;
            if (cause && !heard.has(hint)) tracing.done(cause, 'hear', { 'rondelle.position': position });
            heard.add(hint);
            hear(hint);
          },
        }),
      close: () => bus.close(),
    },
  };
};
