import { LRUCache } from 'lru-cache';

/** Counter of changes in this process, used as a clock. */
export type Tick = number;

/** The tick of the last change of a season, or of anything. Responses hold a reference, so comparing costs nothing. */
export type LastChange = { tick: Tick };

/** More than what changes while a response is made, and than what most responses in the cache depend on. */
const usual = 100_000;

/**
 * The last changes of things by name, of those that were asked for or changed last. One that is given up counts as
 * changed then, so that no response outlives it.
 */
export const createLastChanges = (most = usual) => {
  /** The last change of all that were given up: one that is asked for again may be among them. */
  let forgotten: Tick = 0;
  const known = new LRUCache<string, LastChange>({
    max: most,
    dispose: (given) => {
      forgotten = Math.max(forgotten, given.tick);
      given.tick = Infinity;
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
