import { comparePositions, origin, type Position } from '@rondelle/contracts/log/event.ts';
import type { ChangeHint } from '@rondelle/contracts/subjects.ts';
import type { HintBus } from '@rondelle/domain/ports/hint-bus.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import { type Extent, viewsReached } from '@rondelle/projections/engine/views-reached.ts';

export type ViewsWatch = {
  /**
   * Waits until what is recorded at a position can be read; from then on nothing older is answered from what this
   * process keeps. False where it takes longer than two seconds.
   */
  readonly reach: (extent: Extent, position: Position) => Promise<boolean>;
  readonly stop: () => void;
};

const longestMs = 2_000;
/** When to ask the database, in milliseconds since the wait began, in case no hint comes. */
const askAfterMs = [60, 200, 500, 1_000, 1_500, longestMs];

type Waiting = {
  readonly extent: Extent;
  readonly position: Position;
  readonly reached: () => void;
  /** Asks the database. */
  readonly look: () => void;
};

/** Follows how far the views have come: hints tell first, and the checkpoints where hints are lost. */
export const createViewsWatch = (
  /** What readers are answered from. */
  db: () => Db,
  hints: Pick<HintBus, 'listen'>,
  /** Told of what is in the views, before anybody is told that it is. */
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
    // What the database can't answer now, a later question or a hint may.
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
    // The hint may have come before anybody waited for it; changes of the catalogue have none that names them.
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
