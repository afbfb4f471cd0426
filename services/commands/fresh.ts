import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/views/schema.ts';
import type { Extent } from '@rondelle/projections/queries/log/views-reached.ts';
import type { WriteServices } from './writing.ts';

/**
 * Returns the database once its views include the current head of the log, for decisions that must not use stale rows,
 * such as a deletion or a new address. Throws `views/behind` when that takes longer than four seconds; nothing is
 * recorded then, and the command may be retried.
 */
export const fresh = async ({ db, log, views }: WriteServices, extent: Extent): Promise<Db> => {
  const head = await log.head();
  if (!(await views.reach(extent, head)) && !(await views.reach(extent, head)))
    throw new DomainError('views/behind');
  return db;
};
