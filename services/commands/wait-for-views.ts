import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { HintBus } from '@rondelle/contracts/ports/hint-bus.ts';
import type { Extent } from '@rondelle/projections/queries/log/views-reached.ts';

export type ViewsWatch = {
  /**
   * Waits until the views include a position and this process knows their changes, so that it sends no older response.
   * Returns false after the limit.
   */
  readonly reach: (extent: Extent, position: Position) => Promise<boolean>;
  readonly stop: () => void;
};

/** How long a write waits for the views, unless the gateway's options set it. */
export const usualWaitMs = 2_000;
const queryEveryMs = 500;
/** When to query the checkpoints if no hint comes, in ms since the wait began. */
const queryAfterMs = (longestMs: number): readonly number[] => {
  const regular = Array.from({ length: Math.ceil(longestMs / queryEveryMs) }, (_, at) => at * queryEveryMs);
  return [60, 200, ...regular.slice(1)].filter((ms) => ms < longestMs).concat(longestMs);
};

type Waiting = {
  readonly extent: Extent;
  readonly position: Position;
  readonly reached: () => void;
  /** Queries the checkpoints. */
  readonly look: () => void;
};

/** Tracks the positions of the views: by change hints, and by querying the checkpoints in case one is lost. */
export const createViewsWatch = (
  /** Returns whether the views that readers are served from include a position. */
  isReached: (extent: Extent, position: Position) => Promise<boolean>,
  hints: Pick<HintBus, 'listen'>,
  /**
   * Notifies this process of all changes of the views. Called before a wait ends without a hint: no hint reported them.
   */
  publishViewChanges: () => Promise<void>,
  longestMs = usualWaitMs,
): ViewsWatch => {
  const times = queryAfterMs(longestMs);
  const waiting = new Set<Waiting>();
  const hintedPositions = new Map<number, Position>();
  const isHinted = (extent: Extent, position: Position): boolean =>
    typeof extent === 'number' && comparePositions(hintedPositions.get(extent) ?? origin, position) >= 0;
  const checkAll = () => {
    for (const { look: checkCheckpoint } of waiting) checkCheckpoint();
  };
  const stop = hints.listen({
    hear: ({ seasonIds, position }) => {
      if (seasonIds === 'all') return checkAll();
      for (const id of seasonIds) if (!isHinted(id, position)) hintedPositions.set(id, position);
      for (const { extent, position: wanted, reached } of waiting) if (isHinted(extent, wanted)) reached();
    },
    missed: checkAll,
  });
  const reach = async (extent: Extent, position: Position): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const reached = () => resolve(true);
    // A failed query is ignored: a later query or a hint may succeed.
    const checkCheckpoint = () => {
      isReached(extent, position).then(
        (is) => is && reached(),
        () => undefined,
      );
    };
    const one: Waiting = { extent, position, reached, look: checkCheckpoint };
    const timers = times.map((ms) => setTimeout(checkCheckpoint, ms));
    timers.push(setTimeout(() => resolve(false), longestMs + 100));
    waiting.add(one);
    // The hint may have come before the wait began. Catalogue changes have no season to wait for, so query at once.
    if (isHinted(extent, position)) reached();
    else if (typeof extent !== 'number') checkCheckpoint();
    const isThere = await promise;
    waiting.delete(one);
    for (const timer of timers) clearTimeout(timer);
    if (isThere && !isHinted(extent, position)) await publishViewChanges();
    return isThere;
  };
  return { reach, stop };
};
