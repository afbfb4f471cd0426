import type { Concern } from '@rondelle/contracts/subjects.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import type { Quarantined } from '@rondelle/projections/views/engine/quarantine.ts';
import type { PoolClient } from 'pg';
import { attemptOn } from '../bisect-batch.ts';
import { withWrites } from '../batch.ts';
import { inTransaction } from '../commit.ts';
import { computeOne } from '../project-each.ts';
import type { Changed } from '../read-model/read-model.ts';
import { writesOf } from '../read-model/sql-rows.ts';
import { isRowError } from '../row-error.ts';
import { loadQuarantine } from '../quarantine.ts';
import { CheckpointMoved, type Claim, holdTerm } from '../state.ts';
import { dirtyOn, findAndCompute } from './compute-group.ts';
import { laterModel, type LaterOn } from './later-model.ts';
import { concernsOf, forgetNotes, noteComputed, type Noted } from './notes.ts';

/** A computed group, with its quarantined items. */
export type ComputedGroup = {
  /** Name of the group in the notes. */
  readonly group: string;
  readonly seasonId: number;
  /** The pages of its season that display it. */
  readonly concerns: readonly Concern[];
  readonly quarantined: readonly Quarantined[];
};
export type DeferredComputer = {
  /**
   * Computes the group that was noted first among those that are not `resting`; null when there is none. Throws
   * `CheckpointMoved` when another process has the shard.
   */
  readonly next: (client: PoolClient, excludedGroups?: readonly string[]) => Promise<ComputedGroup | null>;
};

const writeAll = async (model: LaterOn, changed: Changed): Promise<void> => {
  const { views, client, naming } = model;
  await withWrites(client, async ({ send }) => {
    for (const { name, table } of views)
      for (const statement of writesOf(client, table, naming(table.name), changed.get(name)?.values() ?? []))
        await send(statement);
  });
};

/** Computes and writes one group after the other; quarantines those whose rows the database refuses. */
const writeEach = async (model: LaterOn, noted: Noted): Promise<void> => {
  const each = { model, attempt: attemptOn(model), changed: new Map() };
  for (const level of model.plan.levels)
    for (const { view, groups } of await dirtyOn(level, noted, each.changed))
      for (const entry of groups) await computeOne(each, view, entry);
};

/** Writes in a short transaction, while nobody has begun a new term for the shard. */
const settle = async (
  model: LaterOn,
  claims: readonly Claim[],
  noted: Noted,
  write: () => Promise<void>,
): Promise<readonly Quarantined[]> => {
  const { client } = model;
  const claim = claims.find(({ shard }) => shard === noted.shard);
  if (!claim) throw new CheckpointMoved('another process holds the shards');
  const { quarantined } = await inTransaction(model, {
    alone: false,
    beforehand: async () => undefined,
    project: async () => {
      await write();
      return [];
    },
    settle: async () => {
      if (!(await holdTerm(client, claim))) throw new CheckpointMoved('another process holds the shards');
      await forgetNotes(client, noted);
      await noteComputed(client, noted);
      return new Map();
    },
    isHeld: () => holdTerm(client, claim),
  });
  return quarantined;
};

const computeNext = async (
  model: LaterOn,
  claims: readonly Claim[],
  excludedGroups: readonly string[],
): Promise<ComputedGroup | null> => {
  const restoreQuarantine = model.quarantine.mark();
  try {
    const computed = await findAndCompute(model, claims, excludedGroups);
    if (!computed) return null;
    const { noted, changed } = computed;
    const quarantined = await settle(model, claims, noted, () => writeAll(model, changed)).catch(
      (error: unknown) => {
        if (!isRowError(error)) throw error;
        restoreQuarantine();
        return settle(model, claims, noted, () => writeEach(model, noted));
      },
    );
    return {
      group: noted.name,
      seasonId: noted.seasonId,
      concerns: concernsOf(noted),
      quarantined,
    };
  } catch (error) {
    // The computed rows were not written.
    restoreQuarantine();
    model.rows.forget();
    throw error;
  }
};

/**
 * Computes the groups that batches deferred, on a connection of its own beside the one that projects them: it reads
 * sources as of one moment, and writes only while nobody has begun a new term for the shard.
 */
export const createDeferredComputer = (
  views: readonly AnyView[],
  claims: readonly Claim[],
): DeferredComputer => {
  const model = laterModel(views);
  let isBegun = false;
  return {
    next: async (client, excludedGroups = []) => {
      // The previous holder may have quarantined groups.
      if (!isBegun) model.quarantine.reset(await loadQuarantine(client));
      isBegun = true;
      return computeNext({ ...model, client }, claims, excludedGroups);
    },
  };
};
