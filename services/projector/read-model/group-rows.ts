import type { Row } from '@rondelle/projections/engine/any-view.ts';
import type { Changes, Groups } from '@rondelle/projections/engine/derive.ts';
import { groupsOf, keyOf, type MapKey, mapKey, rowOrder } from '@rondelle/projections/engine/keys.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { Key } from '@rondelle/projections/engine/view.ts';
import type { ClientBase } from 'pg';
import { type Naming, type Selection, selectGroups } from './sql-rows.ts';

/** `sorted` is made when it is asked for, so that many changes of one group cost one sort. */
type Group = { readonly id: MapKey; readonly byKey: Map<MapKey, Row>; sorted: readonly Row[] | null };
/** The groups of one table by the same columns that are at hand, and those that are on their way. */
type Grouping = Selection & {
  readonly order: (a: Row, b: Row) => number;
  readonly groups: Map<MapKey, Group>;
  readonly coming: Map<MapKey, Promise<void>>;
};

/**
 * The projector's rows by group, read from the database once and then kept up to date with what it writes itself: it
 * is the only writer. Must be forgotten after a rollback and when the tables were swapped; those that someone else
 * writes as well, whenever that may have happened.
 */
export type GroupRows = {
  /**
   * The rows of each group, ordered by key; every group asked for is in the answer. Several may be asked for at once
   * on a pipelined connection. Where a row was written meanwhile, it may have columns that are not in the selection.
   */
  readonly load: (
    client: ClientBase,
    selection: Selection,
    groups: Groups,
  ) => Promise<ReadonlyMap<MapKey, readonly Row[]>>;
  /** To be told of every change that is written. */
  readonly written: (table: Table, changes: Changes) => void;
  readonly forget: (tables?: ReadonlySet<string>) => void;
};
export type GroupRowsOptions = {
  /** Most rows at hand. */
  readonly capacity?: number;
  /** Of a table's rows, only those of the seasons in these buckets are wanted; null for all of them. */
  readonly bucketsOf?: (table: string) => readonly number[] | null;
};

const rowsOf = (group: Group, order: (a: Row, b: Row) => number): readonly Row[] => {
  group.sorted ??= [...group.byKey.values()].sort(order);
  return group.sorted;
};

export const createGroupRows = (
  naming: Naming,
  { capacity = 300_000, bucketsOf = () => null }: GroupRowsOptions = {},
): GroupRows => {
  const groupings = new Map<string, Map<string, Grouping>>();
  /** Every group at hand with where it stands, the least recently used first. */
  const recent = new Map<Group, Grouping>();
  let held = 0;
  let loads = 0;

  const groupingOf = ({ table, alternatives, only }: Selection): Grouping => {
    const ofTable = groupings.get(table.name) ?? new Map<string, Grouping>();
    groupings.set(table.name, ofTable);
    const signature = JSON.stringify([alternatives, only]);
    const grouping = ofTable.get(signature) ?? {
      table,
      alternatives,
      only,
      order: rowOrder(table),
      groups: new Map<MapKey, Group>(),
      coming: new Map<MapKey, Promise<void>>(),
    };
    ofTable.set(signature, grouping);
    return grouping;
  };

  const fetch = async (client: ClientBase, grouping: Grouping, missing: readonly Key[]): Promise<void> => {
    const { table, alternatives, groups } = grouping;
    const buckets = bucketsOf(table.name);
    const rows = await selectGroups(client, grouping, naming(table.name), missing, buckets);
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

  const giveUp = (group: Group, { groups }: Grouping): void => {
    recent.delete(group);
    groups.delete(group.id);
    held -= group.byKey.size + 1;
  };

  /** Gives up the groups that were used the longest ago. */
  const shrink = (): void => {
    for (const [group, grouping] of recent) {
      if (held <= capacity) return;
      giveUp(group, grouping);
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

  /** Asks for the groups that are neither at hand nor on their way, and waits for all of them. */
  const complete = async (client: ClientBase, grouping: Grouping, groups: Groups): Promise<void> => {
    const { coming } = grouping;
    const missing = [...groups].filter(([id]) => !grouping.groups.has(id) && !coming.has(id));
    if (missing.length > 0) {
      const fetched = fetch(
        client,
        grouping,
        missing.map(([, key]) => key),
      ).finally(() => {
        for (const [id] of missing) coming.delete(id);
      });
      for (const [id] of missing) coming.set(id, fetched);
    }
    await Promise.all([...groups.keys()].flatMap((id) => coming.get(id) ?? []));
  };

  const answerOf = (grouping: Grouping, groups: Groups): ReadonlyMap<MapKey, readonly Row[]> => {
    const answer = new Map<MapKey, readonly Row[]>();
    for (const id of groups.keys()) {
      const group = grouping.groups.get(id);
      if (!group) throw new Error(`the rows of ${grouping.table.name} are no longer at hand`);
      use(group, grouping);
      answer.set(id, rowsOf(group, grouping.order));
    }
    return answer;
  };

  return {
    load: async (client, selection, groups) => {
      // What another load waits for may not be given up under it.
      if (loads === 0) shrink();
      loads += 1;
      try {
        const grouping = groupingOf(selection);
        await complete(client, grouping, groups);
        return answerOf(grouping, groups);
      } finally {
        loads -= 1;
      }
    },
    written: (table, changes) => {
      for (const grouping of groupings.get(table.name)?.values() ?? []) {
        for (const { before, after } of changes.values()) {
          if (before) change(grouping, before, false);
          if (after) change(grouping, after, true);
        }
      }
    },
    forget: (tables) => {
      const names = tables ?? groupings.keys();
      for (const name of names)
        for (const grouping of groupings.get(name)?.values() ?? [])
          for (const group of grouping.groups.values()) giveUp(group, grouping);
    },
  };
};
