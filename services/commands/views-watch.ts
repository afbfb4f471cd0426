import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type Extent, viewsReached } from '@rondelle/projections/engine/views-reached.ts';

export type ViewsWatch = {
  /**
   * Waits until the views include a position and this process dropped older responses. Returns false after two seconds.
   */
  readonly reach: (extent: Extent, position: Position) => Promise<boolean>;
  readonly stop: () => void;
};

const longestMs = 2_000;
/** When to query the checkpoints if no hint comes, in ms since the wait began. */
const askAfterMs = [60, 200, 500, 1_000, 1_500, longestMs];

type Waiting = {
  readonly extent: Extent;
  readonly position: Position;
  readonly reached: () => void;
  /** Queries the checkpoints. */
  readonly look: () => void;
};

/** Tracks the positions of the views: by change hints, and by querying the checkpoints in case one is lost. */
export const createViewsWatch = (
  /** The database that readers are served from, which may be a replica. */
  db: () => Db,
  hints: Pick<HintBus, 'listen'>,
  /** Drops cached responses. Called before a wait ends, so that no older response is served afterwards. */
  drop: (hint: ChangeHint) => void,
): ViewsWatch => {
  const waiting = new Set<Waiting>();
  const heard = new Map<number, Position>();
  const isHeard = (extent: Extent, position: Position): boolean =>
    typeof extent === 'number' && comparePositions(heard.get(extent) ?? origin, position) >= 0;
  const lookAll = () => {
    for (const { look } of waiting) look();
  };
  const stop = hints.listen({
    hear: ({ seasonIds, position }) => {
      if (seasonIds === 'all') return lookAll();
      for (const id of seasonIds) if (!isHeard(id, position)) heard.set(id, position);
      for (const { extent, position: wanted, reached } of waiting) if (isHeard(extent, wanted)) reached();
    },
    missed: lookAll,
  });
  const reach = async (extent: Extent, position: Position): Promise<boolean> => {
    const { promise, resolve } = Promise.withResolvers<boolean>();
    const reached = () => resolve(true);
    // A failed query is ignored: a later query or a hint may succeed.
    const look = () => {
      viewsReached(db(), extent, position).then(
        (is) => is && reached(),
        () => undefined,
      );
    };
    const one: Waiting = { extent, position, reached, look };
    const timers = askAfterMs.map((ms) => setTimeout(look, ms));
    timers.push(setTimeout(() => resolve(false), longestMs + 100));
    waiting.add(one);
    // The hint may have come before the wait began. Catalogue changes have no season to wait for, so query at once.
    if (isHeard(extent, position)) reached();
    else if (typeof extent !== 'number') look();
    const isReached = await promise;
    waiting.delete(one);
    for (const timer of timers) clearTimeout(timer);
    if (isReached) drop({ seasonIds: typeof extent === 'number' ? [extent] : 'all', position });
    return isReached;
  };
  return { reach, stop };
};
