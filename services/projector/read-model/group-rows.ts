import type { Row } from '@rondelle/projections/engine/any-view.ts';
import type { Changes, Groups } from '@rondelle/projections/engine/derive.ts';
import { groupsOf, keyOf, type MapKey, mapKey, rowOrder } from '@rondelle/projections/engine/keys.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { Key } from '@rondelle/projections/engine/view.ts';
import type { ClientBase } from 'pg';
import { type Naming, selectGroups } from './sql-rows.ts';

type Alternatives = readonly (readonly string[])[];
/** `sorted` is made when it is asked for, so that many changes of one group cost one sort. */
type Group = { readonly id: MapKey; readonly byKey: Map<MapKey, Row>; sorted: readonly Row[] | null };
/** The groups of one table by the same columns that are at hand. */
type Grouping = {
  readonly table: Table;
  readonly alternatives: Alternatives;
  readonly order: (a: Row, b: Row) => number;
  readonly groups: Map<MapKey, Group>;
};

/**
 * The projector's rows by group, read from the database once and then kept up to date with what it writes itself: it
 * is the only writer. Must be forgotten after a rollback and when the tables were swapped.
 */
export type GroupRows = {
  /** The rows of each group, ordered by key; every group asked for is in the answer. */
  readonly load: (
    client: ClientBase,
    table: Table,
    alternatives: Alternatives,
    groups: Groups,
  ) => Promise<ReadonlyMap<MapKey, readonly Row[]>>;
  /** To be told of every change that is written. */
  readonly written: (table: Table, changes: Changes) => void;
  readonly forget: () => void;
};

const rowsOf = (group: Group, order: (a: Row, b: Row) => number): readonly Row[] => {
  group.sorted ??= [...group.byKey.values()].sort(order);
  return group.sorted;
};

export const createGroupRows = (naming: Naming, capacity = 300_000): GroupRows => {
  const groupings = new Map<string, Map<string, Grouping>>();
  /** Every group at hand with where it stands, the least recently used first. */
  const recent = new Map<Group, Grouping>();
  let held = 0;

  const groupingOf = (table: Table, alternatives: Alternatives): Grouping => {
    const ofTable = groupings.get(table.name) ?? new Map<string, Grouping>();
    groupings.set(table.name, ofTable);
    const signature = JSON.stringify(alternatives);
    const grouping = ofTable.get(signature) ?? {
      table,
      alternatives,
      order: rowOrder(table),
      groups: new Map<MapKey, Group>(),
    };
    ofTable.set(signature, grouping);
    return grouping;
  };

  const fetch = async (client: ClientBase, grouping: Grouping, missing: readonly Key[]): Promise<void> => {
    const { table, alternatives, groups } = grouping;
    const rows = await selectGroups(client, table, naming(table.name), alternatives, missing);
    const found = new Map<MapKey, Group>(
      missing.map((group) => [mapKey(group), { id: mapKey(group), byKey: new Map(), sorted: null }]),
    );
    for (const row of rows) {
      const key = mapKey(keyOf(table, row));
      for (const group of groupsOf(row, alternatives)) found.get(mapKey(group))?.byKey.set(key, row);
    }
    for (const [id, group] of found) {
      groups.set(id, group);
      held += group.byKey.size + 1;
    }
  };

  const use = (group: Group, grouping: Grouping): void => {
    recent.delete(group);
    recent.set(group, grouping);
  };

  /** Gives up the groups that were used the longest ago. */
  const shrink = (): void => {
    for (const [group, { groups }] of recent) {
      if (held <= capacity) return;
      recent.delete(group);
      groups.delete(group.id);
      held -= group.byKey.size + 1;
    }
  };

  const change = (grouping: Grouping, row: Row, there: boolean): void => {
    const key = mapKey(keyOf(grouping.table, row));
    for (const id of groupsOf(row, grouping.alternatives)) {
      const group = grouping.groups.get(mapKey(id));
      if (!group) continue;
      held -= group.byKey.size;
      if (there) group.byKey.set(key, row);
      else group.byKey.delete(key);
      held += group.byKey.size;
      group.sorted = null;
    }
  };

  return {
    load: async (client, table, alternatives, groups) => {
      shrink();
      const grouping = groupingOf(table, alternatives);
      const missing = [...groups].filter(([id]) => !grouping.groups.has(id)).map(([, key]) => key);
      if (missing.length > 0) await fetch(client, grouping, missing);
      const answer = new Map<MapKey, readonly Row[]>();
      for (const id of groups.keys()) {
        const group = grouping.groups.get(id);
        if (!group) continue;
        use(group, grouping);
        answer.set(id, rowsOf(group, grouping.order));
      }
      return answer;
    },
    written: (table, changes) => {
      for (const grouping of groupings.get(table.name)?.values() ?? []) {
        for (const { before, after } of changes.values()) {
          if (before) change(grouping, before, false);
          if (after) change(grouping, after, true);
        }
      }
    },
    forget: () => {
      groupings.clear();
      recent.clear();
      held = 0;
    },
  };
};
