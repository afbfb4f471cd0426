import type { Position } from '@rondelle/contracts/log/event.ts';
import type { Aside } from '@rondelle/projections/engine/asides.ts';
import type { Entry } from '@rondelle/projections/engine/apply-events.ts';
import { projectParts, type Retried } from './batch.ts';
import { mapKey } from '@rondelle/projections/engine/keys.ts';
import { attemptOn, projectCarefully } from './carefully.ts';
import type { ChangedRows } from './changed-topics.ts';
import { forgetLater, type LaterGroup, noteComputed, seasonOfGroup } from './later.ts';
import { locks } from './locks.ts';
import type { Part } from './part.ts';
import { computeOne } from './project-each.ts';
import { atOnce } from './read-model/at-once.ts';
import type { ReadModel } from './read-model/read-model.ts';
import { dirtyAmong } from './recompute.ts';
import { isRowError } from './row-error.ts';
import { saveAsides } from './set-aside.ts';
import {
  areHeld,
  CheckpointMoved,
  type Claim,
  moveCheckpoints,
  type SeasonVersions,
  writeSeasonVersions,
} from './state.ts';

/** One transaction: the events, the shards' claims and the position to reach. */
export type Work = {
  readonly claims: readonly Claim[];
  readonly events: readonly Entry[];
  readonly partsOf: (events: readonly Entry[]) => readonly Part[];
  readonly retried: Retried;
  readonly versions: SeasonVersions;
  readonly to: Position;
  /** Whether the transaction may write rows of all seasons, and so excludes every other shard. */
  readonly alone: boolean;
};
/** What a transaction has changed: rows, what it set aside, and what it could bring in again. */
export type Committed = {
  readonly changed: readonly ChangedRows[];
  readonly setAside: readonly Aside[];
  readonly backAgain: readonly Aside[];
};

// The views can be rebuilt from the log, so a commit does not wait for the disk. After a crash of the database, rows
// and checkpoints are both slightly older, and the projector continues from there.
const begin = (alone: boolean): string =>
  `BEGIN; SET LOCAL synchronous_commit TO off; SELECT pg_advisory_xact_lock${alone ? '' : '_shared'}(${locks.batch})`;

/** The naming of the live tables, as opposed to their `_next` twins. */
export const itself = (table: string): string => table;

type Bring = () => Promise<readonly ChangedRows[]>;

type Frame = Pick<Work, 'claims' | 'versions' | 'to' | 'alone'>;

const inTransaction = async (
  model: ReadModel,
  work: Frame,
  beforehand: () => Promise<void>,
  bring: Bring,
): Promise<Committed> => {
  const { client, asides } = model;
  await client.query(begin(work.alone));
  let back: (() => void) | null = null;
  try {
    await beforehand();
    back = asides.mark();
    const changed = await bring();
    const { put: setAside, gone: backAgain } = await saveAsides(client, asides);
    await atOnce(client, [
      () => writeSeasonVersions(client, work.versions),
      () => moveCheckpoints(client, work.claims, work.to),
    ]);
    await client.query('COMMIT');
    return { changed, setAside, backAgain };
  } catch (error) {
    // A lost connection has rolled back already; the first error is the one to report.
    const isLost = await client.query('ROLLBACK').then(
      async () => !(await areHeld(client, work.claims)),
      () => false,
    );
    back?.();
    // After the rollback: no query that was under way can still fill the cache.
    model.rows.forget();
    // When another projector has moved the checkpoints, no row is the cause.
    throw isLost ? new CheckpointMoved('the shards are in other hands') : error;
  }
};

/** Commits rows, what is set aside, versions and checkpoints together. Throws when the database is in trouble. */
export const commit = async (
  model: ReadModel,
  work: Work,
  beforehand: () => Promise<void> = async () => undefined,
): Promise<Committed> => {
  const { events, partsOf, retried } = work;
  try {
    return await inTransaction(model, work, beforehand, async () => [
      await projectParts(model, partsOf(events), retried),
    ]);
  } catch (error) {
    if (!isRowError(error)) throw error;
    return inTransaction(model, work, beforehand, () => projectCarefully(model, events, partsOf));
  }
};

/**
 * Computes a group that was left for later and the groups that depend on it; sets aside what the database refuses.
 * Returns the changes; moves no checkpoint.
 */
export const commitLater = (
  model: ReadModel,
  claim: Claim,
  one: LaterGroup,
  beforehand: () => Promise<void>,
): Promise<Committed> => {
  const frame = { claims: [claim], versions: new Map(), to: claim.position, alone: false };
  return inTransaction(model, frame, beforehand, async () => {
    const each = { model, attempt: attemptOn(model), changed: new Map() };
    const done = [one];
    await computeOne(each, one.view, [mapKey(one.group), one.group]);
    for (const views of model.plan.levels)
      for (const { view, groups } of await dirtyAmong(views, each.changed, []))
        for (const entry of groups) {
          await computeOne(each, view, entry);
          done.push({ view, group: entry[1] });
        }
    await forgetLater(model.client, done);
    await noteComputed(model.client, seasonOfGroup(one));
    return [each.changed];
  });
};
