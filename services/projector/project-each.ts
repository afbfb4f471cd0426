import type { AnyDerivedView } from '@rondelle/projections/views/engine/any-view.ts';
import type { MapKey } from '@rondelle/projections/views/engine/keys.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';
import { splitLater, foldParts, nothingRetried, withWrites } from './batch.ts';
import type { ChangedRows } from './changed-topics.ts';
import { beginFolding } from './folding.ts';
import { quarantineGroup } from './quarantine-group.ts';
import { noteLater } from './later/notes.ts';
import type { Part } from './part.ts';
import type { Changed, ReadModel } from './read-model/read-model.ts';
import { computeLevel, dirtyAmong } from './recompute.ts';

/** Runs work that the database may refuse; returns its error, or null on success. */
export type Attempt = (work: () => Promise<void>) => Promise<string | null>;

export type Each = { readonly model: ReadModel; readonly attempt: Attempt; readonly changed: Changed };

const foldOne = async ({ model, attempt, changed }: Each, part: Part): Promise<void> => {
  const attempted: Changed = new Map();
  const refused = await attempt(() =>
    withWrites(model.client, (sent) => foldParts(model, sent, [part], nothingRetried, attempted)),
  );
  if (refused === null) {
    for (const [name, changes] of attempted) changed.set(name, changes);
    return;
  }
  const { applier } = await beginFolding(model, part, []);
  for (const event of part.events) applier.quarantine(event, refused);
};

/** Computes one group and writes what differs; quarantines the group when the database refuses it. */
export const computeOne = async (
  { model, attempt, changed }: Each,
  view: AnyDerivedView,
  [id, group]: readonly [MapKey, Key],
): Promise<void> => {
  const dirty = [{ view, groups: new Map([[id, group]]) }];
  const attempted: Changed = new Map(changed);
  const refused = await attempt(() =>
    withWrites(model.client, (sent) => computeLevel(model, sent, dirty, attempted)),
  );
  if (refused !== null) {
    const seasonId = Number(group[view.group.indexOf('seasonId')] ?? 0);
    const cause = { code: 'row/refused', detail: refused } as const;
    quarantineGroup(model.quarantine, view, group, [{ seasonId, rows: [], cause }], model.isOwn);
    return;
  }
  const after = attempted.get(view.name);
  if (after) changed.set(view.name, after);
};

/**
 * Projects one event, part by part and group by group; quarantines only the part or group that the database refuses.
 */
export const projectEach = async (
  model: ReadModel,
  parts: readonly Part[],
  attempt: Attempt,
): Promise<ChangedRows> => {
  const each: Each = { model, attempt, changed: new Map() };
  for (const part of parts) await foldOne(each, part);
  for (const views of model.plan.levels) {
    const dirty = await dirtyAmong(views, each.changed, []);
    const [now, later] = model.defers ? splitLater(dirty) : [dirty, []];
    for (const { view, groups } of now) for (const entry of groups) await computeOne(each, view, entry);
    await noteLater(model.client, later);
  }
  return each.changed;
};
