import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { Quarantined, PartName } from '@rondelle/projections/views/engine/quarantine.ts';
import { isLater } from '@rondelle/projections/views/engine/plan.ts';
import type { ClientBase } from 'pg';
import type { ChangedRows } from './changed-topics.ts';
import { beginFolding, writeFolded } from './folding.ts';
import type { Part } from './part.ts';
import { pipelineQueries, type Sent, sendingOn } from './read-model/pipeline.ts';
import type { Changed, ReadModel } from './read-model/read-model.ts';
import { noteLater } from './later/notes.ts';
import { computeLevel, type Dirty, dirtyAmong } from './recompute.ts';
import type { Waiting } from './waiting.ts';

/** Items to retry along with a batch: streams with their waiting events, and groups of derived views. */
export type Retried = {
  readonly waiting: ReadonlyMap<PartName, readonly Waiting[]>;
  readonly groups: readonly Quarantined[];
};
export const nothingRetried: Retried = { waiting: new Map(), groups: [] };

export const foldParts = async (
  model: ReadModel,
  sent: Sent,
  parts: readonly Part[],
  { waiting }: Retried,
  changed: Changed,
): Promise<void> => {
  const foldings = await pipelineQueries(
    model.client,
    parts.map((part) => () => beginFolding(model, part, waiting.get(part.name) ?? [])),
  );
  for (const { part, applier } of foldings) await eachInTurns(part.events, applier.apply);
  for (const folding of foldings) await writeFolded(model, sent, folding, changed);
};

/** Separates the groups to compute in this batch from those to compute later. */
export const splitLater = (
  dirty: readonly Dirty[],
): readonly [now: readonly Dirty[], later: readonly Dirty[]] => [
  dirty.filter(({ view }) => !isLater(view)),
  dirty.filter(({ view }) => isLater(view)),
];

/** Runs work that sends writes without waiting, then waits for all of them; throws the first error. */
export const withWrites = async (client: ClientBase, work: (sent: Sent) => Promise<void>): Promise<void> => {
  const sent = sendingOn(client);
  try {
    await work(sent);
  } catch (error) {
    // A failed write also fails those after it, so the first failed write has the real cause.
    await sent.settled();
    throw error;
  }
  await sent.settled();
};

/**
 * Projects each part, a set of views with the events that they fold, within the caller's transaction. Quarantines
 * streams and groups with errors. No two parts may write the same view. Throws when the database refuses a statement.
 */
export const projectParts = async (
  model: ReadModel,
  parts: readonly Part[],
  retried: Retried = nothingRetried,
): Promise<ChangedRows> => {
  const changed: Changed = new Map();
  await withWrites(model.client, async (sent) => {
    await foldParts(model, sent, parts, retried, changed);
    for (const views of model.plan.levels) {
      const dirty = await dirtyAmong(views, changed, retried.groups);
      const [now, later] = model.defers ? splitLater(dirty) : [dirty, []];
      await computeLevel(model, sent, now, changed);
      await sent.send(() => noteLater(model.client, later));
    }
  });
  return changed;
};
