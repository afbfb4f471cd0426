import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type {
  AnyDerivedView,
  AnyEntityView,
  AnyHistoryView,
  AnySource,
  Row,
} from '@rondelle/projections/engine/any-view.ts';
import {
  type Change,
  type Changes,
  changesBetween,
  computeGroup,
  dirtyGroups,
  type Groups,
  isChange,
} from '@rondelle/projections/engine/derive.ts';
import { type EntityRows, foldEvent, keysRead } from '@rondelle/projections/engine/fold.ts';
import { type MapKey } from '@rondelle/projections/engine/keys.ts';
import type { Plan } from '@rondelle/projections/engine/plan.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { ClientBase } from 'pg';
import type { GroupRows } from './read-model/group-rows.ts';
import { type Naming, writeChanges } from './read-model/sql-rows.ts';

/** Where a batch is written: one connection in a transaction, and the rows at hand. */
export type ReadModel = {
  readonly client: ClientBase;
  readonly plan: Plan;
  readonly naming: Naming;
  readonly rows: GroupRows;
};

type Around = { before: Row | undefined; after: Row | undefined };
type Folded = {
  readonly entities: ReadonlyMap<AnyEntityView, Map<MapKey, Around>>;
  readonly appended: ReadonlyMap<AnyEntityView | AnyHistoryView, Row[]>;
};

/** Every row that the events look at, before and (so far the same) after. */
const loadEntities = async (model: ReadModel, events: readonly Recorded[]) => {
  const entities = new Map<AnyEntityView, Map<MapKey, Around>>();
  for (const [view, keys] of keysRead(model.plan.readers, events)) {
    const found = await model.rows.load(model.client, view.table, [view.table.key], keys);
    const around = new Map<MapKey, Around>();
    for (const [id, [row]] of found) around.set(id, { before: row, after: row });
    entities.set(view, around);
  }
  return entities;
};

const fold = async (model: ReadModel, events: readonly Recorded[]): Promise<Folded> => {
  const entities = await loadEntities(model, events);
  const appended = new Map<AnyEntityView | AnyHistoryView, Row[]>();
  const rows: EntityRows = {
    get: (view, key) => entities.get(view)?.get(key)?.after,
    put: (view, key, row) => {
      const around = entities.get(view)?.get(key);
      if (!around) throw new Error(`${view.name} was not asked for the row ${String(key)}`);
      around.after = row;
    },
    append: (view, row) => {
      const list = appended.get(view);
      if (list) list.push(row);
      else appended.set(view, [row]);
    },
  };
  for (const event of events) foldEvent(model.plan.readers, event, rows);
  return { entities, appended };
};

const write = async (model: ReadModel, table: Table, changes: Changes): Promise<void> => {
  await writeChanges(model.client, table, model.naming(table.name), changes.values());
  model.rows.written(table, changes);
};

/** The stored rows and the computed ones of the groups, compared all at once: a row may move between groups. */
const recompute = async (model: ReadModel, view: AnyDerivedView, groups: Groups): Promise<Changes> => {
  const { client, rows } = model;
  const sources = new Map<AnySource, ReadonlyMap<MapKey, readonly Row[]>>();
  for (const source of Object.values(view.from))
    sources.set(source, await rows.load(client, source.source.table, source.columns, groups));
  const stored = await rows.load(client, view.table, [view.group], groups);
  const computed = [...groups.values()].flatMap((group) =>
    computeGroup(view, group, (source, id) => sources.get(source)?.get(id)),
  );
  return changesBetween(view.table, [...stored.values()].flat(), computed);
};

const onlyChanged = (table: Table, around: ReadonlyMap<MapKey, Change>): Changes =>
  new Map([...around].filter(([, change]) => isChange(table, change)));

/**
 * Brings the views from before these events to after them, within the caller's transaction. Fails with
 * `EventNotApplied` where a view cannot take one.
 */
export const projectBatch = async (model: ReadModel, events: readonly Recorded[]): Promise<void> => {
  const { entities, appended } = await fold(model, events);
  const changed = new Map<string, Changes>();
  for (const [view, around] of entities) {
    const changes = onlyChanged(view.table, around);
    await write(model, view.table, changes);
    changed.set(view.name, changes);
  }
  for (const [view, rows] of appended) {
    const changes = new Map(rows.map((after, i) => [i, { before: undefined, after }]));
    await write(model, view.table, changes);
  }
  for (const view of model.plan.derived) {
    const groups = dirtyGroups(view, (source) => changed.get(source));
    if (groups.size === 0) continue;
    const changes = await recompute(model, view, groups);
    await write(model, view.table, changes);
    changed.set(view.name, changes);
  }
};
