import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { Aside, Part as PartName } from '@rondelle/projections/engine/asides.ts';
import type { ClientBase } from 'pg';
import type { ChangedRows } from './changed-topics.ts';
import { beginFolding, writeFolded } from './folding.ts';
import type { Part } from './part.ts';
import { atOnce, type Sent, sendingOn } from './read-model/at-once.ts';
import type { Changed, ReadModel } from './read-model/read-model.ts';
import { computeLevel, dirtyAmong } from './recompute.ts';
import type { Waiting } from './waiting.ts';

/** What is to be tried again besides: streams with all that waits in them, and groups of computed views. */
export type Retried = {
  readonly waiting: ReadonlyMap<PartName, readonly Waiting[]>;
  readonly groups: readonly Aside[];
};
export const nothingRetried: Retried = { waiting: new Map(), groups: [] };

/** Folds the parts' events and writes the rows. */
export const foldParts = async (
  model: ReadModel,
  sent: Sent,
  parts: readonly Part[],
  { waiting }: Retried,
  changed: Changed,
): Promise<void> => {
  const foldings = await atOnce(
    model.client,
    parts.map((part) => () => beginFolding(model, part, waiting.get(part.name) ?? [])),
  );
  for (const { part, taker } of foldings) await eachInTurns(part.events, taker.take);
  for (const folding of foldings) await writeFolded(model, sent, folding, changed);
};

/** Runs work whose writes are all answered when it is done; where one fails, with what failed first. */
export const withSent = async (client: ClientBase, work: (sent: Sent) => Promise<void>): Promise<void> => {
  const sent = sendingOn(client);
  try {
    await work(sent);
  } catch (error) {
    // Where a row could not be written, what came after it failed for that.
    await sent.answered();
    throw error;
  }
  await sent.answered();
};

/**
 * Brings the views from before these events to after them, within the caller's transaction; what cannot be taken or
 * computed is set aside. No two parts may touch the same view's rows. Fails where the database refuses something.
 * Answers the rows that are different now.
 */
export const projectParts = async (
  model: ReadModel,
  parts: readonly Part[],
  retried: Retried = nothingRetried,
): Promise<ChangedRows> => {
  const changed: Changed = new Map();
  await withSent(model.client, async (sent) => {
    await foldParts(model, sent, parts, retried, changed);
    for (const views of model.plan.levels)
      await computeLevel(model, sent, await dirtyAmong(views, changed, retried.groups), changed);
  });
  return changed;
};
