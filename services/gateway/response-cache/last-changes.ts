import { LRUCache } from 'lru-cache';

/** Counter of changes in this process, used as a clock. */
export type Tick = number;

/** The tick of the last change of a season, or of anything. Responses hold a reference, so comparing costs nothing. */
export type LastChange = { tick: Tick };

/** More than the changes during one rendering, and the dependencies of most responses. */
const defaultMost = 100_000;

/**
 * The last changes of entities by name, most recently requested or changed. An evicted entry counts as changed when it
 * is evicted, so that no response outlives it.
 */
export const createLastChanges = (most = defaultMost) => {
  /** The last change of all evicted entries: any of them may be requested again. */
  let forgotten: Tick = 0;
  const known = new LRUCache<string, LastChange>({
    max: most,
    dispose: (evicted) => {
      forgotten = Math.max(forgotten, evicted.tick);
      evicted.tick = Infinity;
    },
  });
  return {
    of: (name: string): LastChange => {
      const found = known.get(name) ?? { tick: forgotten };
      if (!known.has(name)) known.set(name, found);
      return found;
    },
  };
};
