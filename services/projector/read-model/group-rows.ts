import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Changes, Groups } from '@rondelle/projections/views/engine/derive.ts';
import { groupsOf, keyOf, type MapKey, mapKey, rowOrder } from '@rondelle/projections/views/engine/keys.ts';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';
import type { ClientBase } from 'pg';
import { createHeldGroups, type Group, type Grouping, type HeldGroups } from './held-groups.ts';
import { type Naming, type Selection, selectGroups } from './sql-rows.ts';

/**
 * A cache of rows by group: reads each group from the database once, then applies the projector's own writes. The owner
 * calls `forget` after a rollback, after a swap of tables, and whenever another process may have written a table.
 */
export type GroupRows = {
  /**
   * Returns the rows of each group, ordered by key; every requested group is in the result. Several loads may run at
   * once on a pipelined connection. A row that was written after it was loaded may have columns outside the selection.
   */
  readonly load: (
    client: ClientBase,
    selection: Selection,
    groups: Groups,
  ) => Promise<ReadonlyMap<MapKey, readonly Row[]>>;
  /** Must be called with every change that is written. */
  readonly written: (table: Table, changes: Changes) => Promise<void>;
  readonly forget: (tables?: ReadonlySet<string>) => void;
};
export type GroupRowsOptions = {
  /** The most rows to cache. */
  readonly capacity?: number;
  /** The buckets of seasons whose rows of a table to read; null for all. */
  readonly bucketsOf?: (table: string) => readonly number[] | null;
};

const rowsOf = (group: Group, order: (a: Row, b: Row) => number): readonly Row[] => {
  group.sorted ??= [...group.byKey.values()].sort(order);
  return group.sorted;
};

/** The groupings of all tables, each created on first use. */
const createGroupings = () => {
  const groupings = new Map<string, Map<string, Grouping>>();
  return {
    tables: () => groupings.keys(),
    ofTable: (table: string): Iterable<Grouping> => groupings.get(table)?.values() ?? [],
    of: ({ table, groupColumns, columns }: Selection): Grouping => {
      const ofTable = groupings.get(table.name) ?? new Map<string, Grouping>();
      groupings.set(table.name, ofTable);
      const signature = JSON.stringify([groupColumns, columns]);
      const grouping = ofTable.get(signature) ?? {
        table,
        groupColumns,
        columns,
        order: rowOrder(table),
        groups: new Map<MapKey, Group>(),
        pending: new Map<MapKey, Promise<void>>(),
      };
      ofTable.set(signature, grouping);
      return grouping;
    },
  };
};

type Fetch = (client: ClientBase, grouping: Grouping, missing: readonly Key[]) => Promise<void>;

/** Reads groups from the database; also caches those without rows. */
const fetchInto =
  (held: HeldGroups, naming: Naming, bucketsOf: (table: string) => readonly number[] | null): Fetch =>
  async (client, grouping, missing) => {
    const { table, groupColumns } = grouping;
    const rows = await selectGroups(client, grouping, naming(table.name), missing, bucketsOf(table.name));
    const found = new Map<MapKey, Group>(
      missing.map((group) => [mapKey(group), { id: mapKey(group), byKey: new Map(), sorted: null }]),
    );
    await eachInTurns(rows, (row) => {
      const key = mapKey(keyOf(table, row));
      for (const group of groupsOf(row, groupColumns)) found.get(mapKey(group))?.byKey.set(key, row);
    });
    for (const group of found.values()) held.add(grouping, group);
  };

/** Fetches the groups that are neither cached nor being fetched, and waits for all of them. */
const complete = async (
  fetch: Fetch,
  client: ClientBase,
  grouping: Grouping,
  groups: Groups,
): Promise<void> => {
  const { pending } = grouping;
  const missing = [...groups].filter(([id]) => !grouping.groups.has(id) && !pending.has(id));
  if (missing.length > 0) {
    const keys = missing.map(([, key]) => key);
    const fetched = fetch(client, grouping, keys).finally(() => {
      for (const [id] of missing) pending.delete(id);
    });
    for (const [id] of missing) pending.set(id, fetched);
  }
  await Promise.all([...groups.keys()].flatMap((id) => pending.get(id) ?? []));
};

const collectRows = async (
  held: HeldGroups,
  grouping: Grouping,
  groups: Groups,
): Promise<ReadonlyMap<MapKey, readonly Row[]>> => {
  const result = new Map<MapKey, readonly Row[]>();
  await eachInTurns(groups.keys(), (id) => {
    const group = grouping.groups.get(id);
    if (!group) throw new Error(`the rows of ${grouping.table.name} are no longer at hand`);
    held.use(grouping, group);
    result.set(id, rowsOf(group, grouping.order));
  });
  return result;
};

export const createGroupRows = (
  naming: Naming,
  { capacity = 300_000, bucketsOf = () => null }: GroupRowsOptions = {},
): GroupRows => {
  const groupings = createGroupings();
  const held = createHeldGroups(capacity);
  const fetch = fetchInto(held, naming, bucketsOf);
  let loads = 0;
  return {
    load: async (client, selection, groups) => {
      // A shrink must not evict groups that another load is waiting for.
      if (loads === 0) held.shrink();
      loads += 1;
      try {
        const grouping = groupings.of(selection);
        await complete(fetch, client, grouping, groups);
        return await collectRows(held, grouping, groups);
      } finally {
        loads -= 1;
      }
    },
    written: async (table, changes) => {
      for (const grouping of groupings.ofTable(table.name))
        await eachInTurns(changes.values(), ({ before, after }) => {
          if (before) held.change(grouping, before, false);
          if (after) held.change(grouping, after, true);
        });
    },
    forget: (tables) => {
      for (const name of tables ?? groupings.tables())
        for (const grouping of groupings.ofTable(name))
          for (const group of grouping.groups.values()) held.evict(grouping, group);
    },
  };
};
