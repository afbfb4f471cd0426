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
import { type EntityRows, foldEvent, keysRead, type Readers } from '@rondelle/projections/engine/fold.ts';
import { type MapKey } from '@rondelle/projections/engine/keys.ts';
import type { Plan } from '@rondelle/projections/engine/plan.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { ClientBase } from 'pg';
import type { ChangedRows } from './changed-topics.ts';
import { atOnce, type Sent, sendingOn } from './read-model/at-once.ts';
import type { GroupRows } from './read-model/group-rows.ts';
import { type Naming, writeChanges } from './read-model/sql-rows.ts';

/** Where a batch is written: one connection in a transaction, and the rows at hand. */
export type ReadModel = {
  readonly client: ClientBase;
  readonly plan: Plan;
  readonly naming: Naming;
  readonly rows: GroupRows;
};

/** Events, and the views that take them. */
export type Part = { readonly readers: Readers; readonly events: readonly Recorded[] };

/** A computed view could not be brought up to its sources. */
export class GroupNotComputed extends Error {
  override name = 'GroupNotComputed';
}

type Around = { before: Row | undefined; after: Row | undefined };
type Folded = {
  readonly entities: ReadonlyMap<AnyEntityView, Map<MapKey, Around>>;
  readonly appended: ReadonlyMap<AnyEntityView | AnyHistoryView, Row[]>;
};

/** Every row that the events look at, before and (so far the same) after. */
const loadEntities = async (model: ReadModel, parts: readonly Part[]) => {
  const entities = new Map<AnyEntityView, Map<MapKey, Around>>();
  const wanted = parts.flatMap(({ readers, events }) => [...keysRead(readers, events)]);
  const load = async ([view, keys]: readonly [AnyEntityView, Groups]) => {
    const selection = { table: view.table, alternatives: [view.table.key], only: null };
    const found = await model.rows.load(model.client, selection, keys);
    const around = new Map<MapKey, Around>();
    for (const [id, [row]] of found) around.set(id, { before: row, after: row });
    entities.set(view, around);
  };
  await atOnce(
    model.client,
    wanted.map((one) => () => load(one)),
  );
  return entities;
};

const fold = async (model: ReadModel, parts: readonly Part[]): Promise<Folded> => {
  const entities = await loadEntities(model, parts);
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
  for (const { readers, events } of parts) for (const event of events) foldEvent(readers, event, rows);
  return { entities, appended };
};

const write = async (
  { client, naming, rows }: ReadModel,
  { send }: Sent,
  table: Table,
  changes: Changes,
): Promise<void> => {
  const sent = send(() => writeChanges(client, table, naming(table.name), changes.values()));
  // A row that is asked for from now on is read after it is written.
  rows.written(table, changes);
  await sent;
};

const compute = (view: AnyDerivedView, groups: Groups, rowsOf: Parameters<typeof computeGroup>[2]): Row[] => {
  try {
    return [...groups.values()].flatMap((group) => computeGroup(view, group, rowsOf));
  } catch (cause) {
    const why = cause instanceof Error ? cause.message : String(cause);
    throw new GroupNotComputed(`${view.name} cannot be computed: ${why}`, { cause });
  }
};

/** The stored rows and the computed ones of the groups, compared all at once: a row may move between groups. */
const recompute = async (model: ReadModel, view: AnyDerivedView, groups: Groups): Promise<Changes> => {
  const { client, rows } = model;
  const sources = new Map<AnySource, ReadonlyMap<MapKey, readonly Row[]>>();
  const loadSource = async (from: AnySource) => {
    const { columns: alternatives, only, source } = from;
    sources.set(from, await rows.load(client, { table: source.table, alternatives, only }, groups));
  };
  const before: Row[] = [];
  const loadStored = async () => {
    const selection = { table: view.table, alternatives: [view.group], only: null };
    for (const found of (await rows.load(client, selection, groups)).values()) before.push(...found);
  };
  await atOnce(client, [...Object.values(view.from).map((from) => () => loadSource(from)), loadStored]);
  const computed = compute(view, groups, (source, id) => sources.get(source)?.get(id));
  return changesBetween(view.table, before, computed);
};

const onlyChanged = (table: Table, around: ReadonlyMap<MapKey, Change>): Changes =>
  new Map([...around].filter(([, change]) => isChange(table, change)));

type Computing = {
  readonly model: ReadModel;
  readonly sent: Sent;
  /** What has been changed so far, by the name of the view. */
  readonly changed: Map<string, Changes>;
};

const computeAll = async ({ model, sent, changed }: Computing, views: readonly AnyDerivedView[]) => {
  const dirty = views
    .map((view) => ({ view, groups: dirtyGroups(view, (source) => changed.get(source)) }))
    .filter(({ groups }) => groups.size > 0);
  const recomputed = await atOnce(
    model.client,
    dirty.map(
      ({ view, groups }) =>
        async () =>
          [view, await recompute(model, view, groups)] as const,
    ),
  );
  for (const [view, changes] of recomputed) {
    await write(model, sent, view.table, changes);
    changed.set(view.name, changes);
  }
};

const project = async (model: ReadModel, sent: Sent, parts: readonly Part[]): Promise<ChangedRows> => {
  const { entities, appended } = await fold(model, parts);
  const changed = new Map<string, Changes>();
  for (const [view, around] of entities) {
    const changes = onlyChanged(view.table, around);
    await write(model, sent, view.table, changes);
    changed.set(view.name, changes);
  }
  for (const [view, rows] of appended) {
    const changes = new Map(rows.map((after, i) => [i, { before: undefined, after }]));
    await write(model, sent, view.table, changes);
  }
  for (const views of model.plan.levels) await computeAll({ model, sent, changed }, views);
  return changed;
};

/**
 * Brings the views from before these events to after them, within the caller's transaction. No two parts may touch the
 * same view's rows. Fails with `EventNotApplied` where a view cannot take one, with `GroupNotComputed` where what
 * follows from them cannot be computed. Answers the rows that are different now.
 */
export const projectParts = async (model: ReadModel, parts: readonly Part[]): Promise<ChangedRows> => {
  const sent = sendingOn(model.client);
  try {
    const changed = await project(model, sent, parts);
    await sent.answered();
    return changed;
  } catch (error) {
    // Where a row could not be written, what came after it failed for that.
    await sent.answered();
    throw error;
  }
};

/** The same for all views at once. */
export const projectBatch = (model: ReadModel, events: readonly Recorded[]): Promise<ChangedRows> =>
  projectParts(model, [{ readers: model.plan.readers, events }]);
