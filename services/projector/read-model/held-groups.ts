import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import { groupsOf, keyOf, type MapKey, mapKey } from '@rondelle/projections/views/engine/keys.ts';
import type { Selection } from './sql-rows.ts';

/** `sorted` is computed on demand, so that many changes of one group cost one sort. */
export type Group = { readonly id: MapKey; readonly byKey: Map<MapKey, Row>; sorted: readonly Row[] | null };
/** The cached groups of one table by the same columns, and those that are being fetched. */
export type Grouping = Selection & {
  readonly order: (a: Row, b: Row) => number;
  readonly groups: Map<MapKey, Group>;
  readonly pending: Map<MapKey, Promise<void>>;
};

/** The cached groups of all groupings, evicted by least recent use. */
export type HeldGroups = {
  readonly add: (grouping: Grouping, group: Group) => void;
  readonly use: (grouping: Grouping, group: Group) => void;
  readonly evict: (grouping: Grouping, group: Group) => void;
  /** Evicts the least recently used groups until the cache is within its capacity. */
  readonly shrink: () => void;
  /** Records that a row was written (`isThere`) or deleted. */
  readonly change: (grouping: Grouping, row: Row, isThere: boolean) => void;
};

/** `capacity`: the most rows, with one more counted for each group. */
export const createHeldGroups = (capacity: number): HeldGroups => {
  /** Every cached group with its grouping, the least recently used first. */
  const recent = new Map<Group, Grouping>();
  let held = 0;
  const evict: HeldGroups['evict'] = ({ groups }, group) => {
    recent.delete(group);
    groups.delete(group.id);
    held -= group.byKey.size + 1;
  };
  return {
    add: ({ groups }, group) => {
      groups.set(group.id, group);
      held += group.byKey.size + 1;
    },
    use: (grouping, group) => {
      recent.delete(group);
      recent.set(group, grouping);
    },
    evict,
    shrink: () => {
      for (const [group, grouping] of recent) {
        if (held <= capacity) return;
        evict(grouping, group);
      }
    },
    change: (grouping, row, isThere) => {
      const key = mapKey(keyOf(grouping.table, row));
      for (const id of groupsOf(row, grouping.groupColumns)) {
        const group = grouping.groups.get(mapKey(id));
        if (!group) continue;
        held -= group.byKey.size;
        if (isThere) group.byKey.set(key, row);
        else group.byKey.delete(key);
        held += group.byKey.size;
        group.sorted = null;
      }
    },
  };
};
