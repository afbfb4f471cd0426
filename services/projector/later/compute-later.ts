import type { AnyDerivedView, AnyView } from '@rondelle/projections/engine/any-view.ts';
import { type Aside, createAsides } from '@rondelle/projections/engine/asides.ts';
import { mapKey } from '@rondelle/projections/engine/keys.ts';
import { createMemories } from '@rondelle/projections/engine/memory.ts';
import { isLater, planOf } from '@rondelle/projections/engine/plan.ts';
import type { PoolClient } from 'pg';
import { attemptOn } from '../carefully.ts';
import type { ChangedRows } from '../changed-topics.ts';
import { inTransaction, itself } from '../commit.ts';
import { locks } from '../locks.ts';
import { computeOne } from '../project-each.ts';
import { atOnce } from '../read-model/at-once.ts';
import { createGroupRows } from '../read-model/group-rows.ts';
import type { ReadModel } from '../read-model/read-model.ts';
import { dirtyAmong, loadGroups } from '../recompute.ts';
import { loadAsides } from '../set-aside.ts';
import { CheckpointMoved, type Claim, holdTerm } from '../state.ts';
import { forgetNotes, nextNoted, noteComputed, type Noted } from './notes.ts';

/** A group that was computed, and what of it had to be set aside. */
export type ComputedLater = {
  /** Its name in the notes. */
  readonly group: string;
  readonly seasonId: number;
  readonly setAside: readonly Aside[];
};
export type Later = {
  /**
   * Computes the group that was noted first among those that are not `resting`; null when there is none. Throws
   * `CheckpointMoved` when another process has the shard.
   */
  readonly next: (client: PoolClient, resting?: readonly string[]) => Promise<ComputedLater | null>;
};

/** Rows of later views to keep in memory: those of two large seasons. */
const capacity = 200_000;

type LaterModel = Omit<ReadModel, 'client'> & {
  readonly views: readonly AnyDerivedView[];
  readonly forgetSources: () => void;
};
type Connected = LaterModel & { readonly client: PoolClient };

/** Its views are written by nobody else, so that their rows can be kept; those of their sources cannot. */
const modelFor = (views: readonly AnyView[]): LaterModel => {
  const plan = planOf(views);
  const later = plan.derived.filter(isLater);
  const own = new Set(later.map(({ name }) => name));
  const others = new Set(plan.views.filter(({ name }) => !own.has(name)).map(({ table }) => table.name));
  const rows = createGroupRows(itself, { capacity });
  return {
    plan,
    rows,
    naming: itself,
    asides: createAsides(),
    memories: createMemories(),
    isOwn: () => true,
    // Later views fold no events.
    log: { async *readStream() {} },
    views: later,
    forgetSources: () => rows.forget(others),
  };
};

/**
 * Finds the next group and reads all that it is computed from, as of one moment between two batches. Waits for a swap of
 * tables first: one that locks them all would wait for those that are read, and the reading for the others. A lock of the
 * session, because a transaction's would come after its snapshot.
 */
const read = async (
  { client, rows, views, forgetSources }: Connected,
  claims: readonly Claim[],
  resting: readonly string[],
): Promise<Noted | null> => {
  forgetSources();
  await client.query('SELECT pg_advisory_lock_shared($1)', [locks.batch]);
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  const shards = claims.map(({ shard }) => shard);
  const noted = await nextNoted(client, shards, views, resting);
  if (noted) {
    const groups = new Map([[mapKey(noted.group), noted.group]]);
    await atOnce(
      client,
      noted.views.map((view) => () => loadGroups({ client, rows }, view, groups)),
    );
  }
  await client.query('COMMIT');
  // After an error, the connection is closed, which unlocks too.
  await client.query('SELECT pg_advisory_unlock_shared($1)', [locks.batch]);
  return noted;
};

/** Computes the noted group of each view, and the groups of views that read what this changed. */
const compute = async (model: Connected, noted: Noted): Promise<ChangedRows> => {
  const each = { model, attempt: attemptOn(model), changed: new Map() };
  const own = [mapKey(noted.group), noted.group] as const;
  for (const level of model.plan.levels) {
    const dirty = new Map(
      (await dirtyAmong(level, each.changed, [])).map(({ view, groups }) => [view, new Map(groups)]),
    );
    for (const view of level.filter((one) => noted.views.includes(one)))
      dirty.set(view, new Map([...(dirty.get(view) ?? []), own]));
    for (const [view, groups] of dirty) for (const entry of groups) await computeOne(each, view, entry);
  }
  return each.changed;
};

const computeNext = async (
  model: Connected,
  claims: readonly Claim[],
  resting: readonly string[],
): Promise<ComputedLater | null> => {
  const { client } = model;
  const noted = await read(model, claims, resting);
  const claim = claims.find(({ shard }) => shard === noted?.shard);
  if (!noted || !claim) return null;
  const { setAside } = await inTransaction(model, {
    alone: false,
    beforehand: async () => undefined,
    bring: async () => [await compute(model, noted)],
    settle: async () => {
      if (!(await holdTerm(client, claim))) throw new CheckpointMoved('the shards are in other hands');
      await forgetNotes(client, noted);
      await noteComputed(client, noted.seasonId);
    },
    isHeld: () => holdTerm(client, claim),
  });
  return { group: noted.name, seasonId: noted.seasonId, setAside };
};

/**
 * Computes what batches left for later, on a connection of its own beside the one that projects them: it reads sources
 * as of one moment, and writes only while nobody has begun a new term for the shard.
 */
export const createLater = (views: readonly AnyView[], claims: readonly Claim[]): Later => {
  const model = modelFor(views);
  let isBegun = false;
  return {
    next: async (client, resting = []) => {
      // The holder before may have set groups aside.
      if (!isBegun) model.asides.reset(await loadAsides(client));
      isBegun = true;
      return computeNext({ ...model, client }, claims, resting);
    },
  };
};
