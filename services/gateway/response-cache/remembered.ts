import { LRUCache } from 'lru-cache';
import { isCurrent } from './cached-responses.ts';
import type { LastChange, Tick } from './last-changes.ts';
import type { NarrowScope } from './scope.ts';
import type { SeasonVersions } from './season-versions.ts';

/** Returns the stored value of this name, unless a dependency has changed since it was made; else makes it. */
export type Remembered<T> = (name: string, make: () => Promise<T>) => Promise<T>;

type Entry<T> = {
  readonly value: Promise<T>;
  /** The tick before it was made. */
  readonly madeAt: Tick;
  readonly changes: readonly LastChange[];
};

/** Stores parts of many responses that all depend on `scope`, at most the `most` last requested ones. */
export const createRemembered = <T>(
  versions: Pick<SeasonVersions, 'now' | 'changesOf'>,
  scope: readonly NarrowScope[],
  most: number,
): Remembered<T> => {
  const entries = new LRUCache<string, Entry<T>>({ max: most });
  return (name, make) => {
    const known = entries.get(name);
    if (known && isCurrent(known)) return known.value;
    const entry = { madeAt: versions.now(), changes: versions.changesOf(new Set(scope)), value: make() };
    entries.set(name, entry);
    entry.value.catch(() => {
      if (entries.peek(name) === entry) entries.delete(name);
    });
    return entry.value;
  };
};
