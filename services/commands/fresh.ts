import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Db } from '@rondelle/projections/schema.ts';
import type { Extent } from '@rondelle/projections/engine/views-reached.ts';
import type { Writing } from './writing.ts';

/**
 * Nothing is taken away, or given an address, on the word of views that lag behind what was just entered. Fails with
 * `views/behind` where they do for longer than four seconds: nothing is recorded, and the same may be sent again.
 */
export const fresh = async ({ db, log, services }: Writing, extent: Extent): Promise<Db> => {
  const head = await log.head();
  if (!(await services.views.reach(extent, head)) && !(await services.views.reach(extent, head)))
    throw new DomainError('views/behind');
  return db;
};
