import type { Entry } from '@rondelle/projections/views/engine/apply-events.ts';
import { projectParts } from './batch.ts';
import type { ChangedRows } from './changed-topics.ts';
import type { Part } from './part.ts';
import { type Attempt, projectEach } from './project-each.ts';
import type { ReadModel } from './read-model/read-model.ts';
import { isRowError } from './row-error.ts';

/**
 * Runs work within a savepoint. When the database refuses a row, undoes it (also in memory) and returns its error.
 */
export const attemptOn =
  ({ client, quarantine: asides, rows }: ReadModel): Attempt =>
  async (work) => {
    const back = asides.mark();
    await client.query('SAVEPOINT attempt');
    try {
      await work();
      await client.query('RELEASE SAVEPOINT attempt');
      return null;
    } catch (error) {
      if (!isRowError(error)) throw error;
      await client.query('ROLLBACK TO SAVEPOINT attempt');
      back();
      rows.forget();
      return `${error.code}: ${error.message}`;
    }
  };

/**
 * Projects events that the database refused as one batch: halves the batch until it finds each refused event, then
 * projects the parts and groups of that event that the database accepts. Uses the caller's transaction.
 */
export const bisectBatch = async (
  model: ReadModel,
  events: readonly Entry[],
  partsOf: (events: readonly Entry[]) => readonly Part[],
): Promise<readonly ChangedRows[]> => {
  const attempt = attemptOn(model);
  const changed: ChangedRows[] = [];
  const refused = await attempt(async () => {
    changed.push(await projectParts(model, partsOf(events)));
  });
  if (refused === null) return changed;
  if (events.length <= 1) return [await projectEach(model, partsOf(events), attempt)];
  const half = Math.ceil(events.length / 2);
  const first = await bisectBatch(model, events.slice(0, half), partsOf);
  return [...first, ...(await bisectBatch(model, events.slice(half), partsOf))];
};
