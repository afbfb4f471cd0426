import type { AnyDerivedView } from './any-view.ts';
import { mapKey } from './keys.ts';
import type { Key, Memory } from './view.ts';

/** The memory of a group; undefined for views that remember nothing. */
export type Memories = (view: AnyDerivedView, group: Key) => Memory<unknown> | undefined;

/** For computations that happen once, such as a rebuild's. */
export const noMemories: Memories = () => undefined;

/** Caches, for each view that declares it, the latest computed groups, at most as many as the view declares. */
export const createMemories = (): Memories => {
  const byView = new Map<string, Map<unknown, unknown>>();
  return (view, group) => {
    const most = view.remembers ?? 0;
    if (most === 0) return undefined;
    const cached = byView.get(view.name) ?? new Map<unknown, unknown>();
    byView.set(view.name, cached);
    const id = mapKey(group);
    return {
      recall: () => cached.get(id),
      keep: (value) => {
        // A map lists its keys in the order in which they were added: the first is the group computed longest ago.
        cached.delete(id);
        cached.set(id, value);
        const [oldest] = cached.keys();
        if (cached.size > most) cached.delete(oldest);
      },
    };
  };
};
