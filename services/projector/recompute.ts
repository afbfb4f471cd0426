import { yieldToOthers } from '@rondelle/infra/turns.ts';
import type { AnyDerivedView, AnySource, Row } from '@rondelle/projections/views/engine/any-view.ts';
import { type Quarantined, isStream } from '@rondelle/projections/views/engine/quarantine.ts';
import {
  type Changes,
  changesBetween,
  computeParts,
  dirtyGroups,
  type Groups,
  sourceRows,
} from '@rondelle/projections/views/engine/derive.ts';
import { type MapKey, mapKey, seasonOfRow } from '@rondelle/projections/views/engine/keys.ts';
import { quarantineGroup } from './quarantine-group.ts';
import { pipelineQueries, type Sent } from './read-model/pipeline.ts';
import { type Changed, type ReadModel, write } from './read-model/read-model.ts';

/** Loads the sources of groups, and their stored rows. */
export const loadGroups = async (
  { client, rows }: Pick<ReadModel, 'client' | 'rows'>,
  view: AnyDerivedView,
  groups: Groups,
) => {
  const sources = new Map<AnySource, ReadonlyMap<MapKey, readonly Row[]>>();
  const loadSource = async (from: AnySource) => {
    const { columns: groupColumns, only: columns, source } = from;
    sources.set(from, await rows.load(client, { table: source.table, groupColumns, columns }, groups));
  };
  const stored = new Map<MapKey, readonly Row[]>();
  const loadStored = async () => {
    const selection = { table: view.table, groupColumns: [view.group], columns: null };
    for (const [id, found] of await rows.load(client, selection, groups)) stored.set(id, found);
  };
  await pipelineQueries(client, [
    ...Object.values(view.from).map((from) => () => loadSource(from)),
    loadStored,
  ]);
  return { sources, stored };
};

/** Compares stored and computed rows over all groups at once, because a row may move between groups. */
export const recompute = async (model: ReadModel, view: AnyDerivedView, groups: Groups): Promise<Changes> => {
  const { quarantine: asides, memories } = model;
  const { sources, stored } = await loadGroups(model, view, groups);
  const before: Row[] = [];
  const computed: Row[] = [];
  for (const [id, group] of groups) {
    await yieldToOthers();
    const parts = computeParts(
      view,
      group,
      sourceRows(view, group, (source, of) => sources.get(source)?.get(of)),
      memories,
    );
    const late = quarantineGroup(asides, view, group, parts, model.isOwn);
    for (const part of parts) computed.push(...part.rows);
    // A season that cannot be computed keeps its stored rows.
    for (const row of stored.get(id) ?? []) if (!late.has(seasonOfRow(row))) before.push(row);
  }
  return changesBetween(view.table, before, computed);
};

/** Groups of a view to recompute. */
export type Dirty = { readonly view: AnyDerivedView; readonly groups: Groups };

/** The groups to recompute after these changes, with those of these views to retry. */
export const dirtyAmong = async (
  views: readonly AnyDerivedView[],
  changed: Changed,
  retried: readonly Quarantined[],
): Promise<readonly Dirty[]> => {
  const dirty: Dirty[] = [];
  for (const view of views) {
    await yieldToOthers();
    const groups = dirtyGroups(view, (source) => changed.get(source));
    for (const item of retried)
      if (!isStream(item) && item.views === view.name) groups.set(mapKey(item.group), item.group);
    if (groups.size > 0) dirty.push({ view, groups });
  }
  return dirty;
};

const add = (changed: Changed, { name }: AnyDerivedView, changes: Changes): void => {
  changed.set(name, new Map([...(changed.get(name) ?? []), ...changes]));
};

/** Recomputes views that do not read each other, and writes what differs. */
export const computeLevel = async (
  model: ReadModel,
  sent: Sent,
  dirty: readonly Dirty[],
  changed: Changed,
) => {
  const recomputed = await pipelineQueries(
    model.client,
    dirty.map(
      ({ view, groups }) =>
        async () =>
          [view, await recompute(model, view, groups)] as const,
    ),
  );
  for (const [view, changes] of recomputed) {
    await write(model, sent, view.table, changes);
    add(changed, view, changes);
  }
};
