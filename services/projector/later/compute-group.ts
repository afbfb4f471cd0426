import type { AnyDerivedView } from '@rondelle/projections/views/engine/any-view.ts';
import { mapKey } from '@rondelle/projections/views/engine/keys.ts';
import { escapeIdentifier } from 'pg';
import { locks } from '../locks.ts';
import type { Changed } from '../read-model/read-model.ts';
import { type Dirty, dirtyAmong, loadGroups, recompute } from '../recompute.ts';
import type { Claim } from '../state.ts';
import type { LaterOn } from './later-model.ts';
import { nextNotedGroup, type Noted } from './notes.ts';

/**
 * Locks all tables before the first read: a swap also locks them all, and a swap between two reads would cause a
 * deadlock. Holds the swap's own lock only for this step, as a session lock: a transaction would hold it until the end
 * of computing.
 */
const lockTables = async ({ client, plan }: LaterOn): Promise<void> => {
  const names = plan.views.map(({ table }) => escapeIdentifier(table.name));
  await client.query('SELECT pg_advisory_lock_shared($1)', [locks.batch]);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  // No snapshot is taken before the tables are locked.
  await client.query(`LOCK TABLE ${names.join(', ')} IN ACCESS SHARE MODE`);
  // After an error, the connection is closed, which unlocks too.
  await client.query('SELECT pg_advisory_unlock_shared($1)', [locks.batch]);
};

/** The groups to compute on a level: the noted one, and those that read changed rows. */
export const dirtyOn = async (
  level: readonly AnyDerivedView[],
  noted: Noted,
  changed: Changed,
): Promise<readonly Dirty[]> => {
  const own = [mapKey(noted.group), noted.group] as const;
  const dirty = new Map((await dirtyAmong(level, changed, [])).map(({ view, groups }) => [view, groups]));
  for (const view of level.filter((one) => noted.views.includes(one)))
    dirty.set(view, new Map([...(dirty.get(view) ?? []), own]));
  return [...dirty].map(([view, groups]) => ({ view, groups }));
};

/** Computes the noted group of each view, and the groups of views that read the changed rows. Writes nothing. */
const compute = async (model: LaterOn, noted: Noted): Promise<Changed> => {
  const changed: Changed = new Map();
  for (const [at, level] of model.plan.levels.entries())
    for (const { view, groups } of await dirtyOn(level, noted, changed)) {
      const changes = await recompute(model, view, groups);
      changed.set(view.name, changes);
      // Loads the groups that read these rows before the cache has the changes: these are written only later.
      for (const next of await dirtyAmong(model.plan.levels.slice(at + 1).flat(), changed, []))
        await loadGroups(model, next.view, next.groups);
      await model.rows.written(view.table, changes);
    }
  return changed;
};

/** Finds the next group and computes it, as of one moment between two batches; null when there is none. */
export const findAndCompute = async (
  model: LaterOn,
  claims: readonly Claim[],
  resting: readonly string[],
): Promise<{ readonly noted: Noted; readonly changed: Changed } | null> => {
  const { client, views, forgetSources } = model;
  forgetSources();
  await lockTables(model);
  const shards = claims.map(({ shard }) => shard);
  const noted = await nextNotedGroup(client, shards, views, resting);
  const computed = noted && { noted, changed: await compute(model, noted) };
  await client.query('COMMIT');
  return computed;
};
