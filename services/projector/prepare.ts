import type { Position } from '@rondelle/contracts/log/event.ts';
import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import type { Pool } from 'pg';
import { assertSameLog } from './log-identity.ts';
import type { LogReader } from './log-reader.ts';
import { dropOldViews } from './other-views.ts';
import { rebuild } from './rebuild.ts';
import { readCheckpoint } from './state.ts';
import { ensureViews } from './views.ts';

type Preparation = { readonly pool: Pool; readonly log: LogReader; readonly views: readonly AnyView[] };

/** From this many events on, folding the whole log in memory is faster than projecting it batch by batch. */
const farBehind = 30_000;

const hasMoreThan = async (log: LogReader, after: Position, most: number): Promise<boolean> => {
  let count = 0;
  for await (const page of log.readAll(after)) {
    count += page.length;
    if (count > most) return true;
  }
  return false;
};

/**
 * Returns whether most of the log, and many events, are still to come. Compares shares, because positions of some logs
 * count bytes.
 */
const isFarBehind = async ({ pool, log }: Preparation): Promise<boolean> => {
  const { position } = await readCheckpoint(pool);
  const left = Number(await log.head()) - Number(position);
  return left > Number(position) && hasMoreThan(log, position, farBehind);
};

/**
 * Creates missing tables, rebuilds outdated views, rebuilds all when most of the log is still to come, and drops the views
 * of versions before the last. Throws `AnotherLog` when the views were made from another log.
 */
export const prepareViews = async (preparation: Preparation): Promise<void> => {
  await assertSameLog(preparation.pool, preparation.log);
  const outdated = await ensureViews(preparation.pool, preparation.views);
  if (outdated.length > 0) await rebuild({ ...preparation, only: outdated });
  if (await isFarBehind(preparation)) await rebuild(preparation);
  await dropOldViews(preparation.pool);
};
