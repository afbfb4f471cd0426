import { origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { views } from '@rondelle/projections/registry.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { expect } from 'vitest';
import { dumpViews } from '../../flow/dump-views.ts';
import { gather } from '../../support/gather.ts';
import { type Acknowledged, faultsOfKeeping, faultsOfLog } from './log-checks.ts';

/** No acknowledged event is lost or doubled, and the log is in order. Answers how many events there are. */
export const expectKept = async (log: EventLog, acknowledged: readonly Acknowledged[]): Promise<number> => {
  const events = (await gather(log.readAll(origin))).flat();
  expect(faultsOfLog(events)).toEqual([]);
  expect(faultsOfKeeping(acknowledged, events)).toEqual({ lost: [], doubled: [] });
  return events.length;
};

/** The views are, byte for byte, those that a rebuild from nothing makes. Answers how many rows there are. */
export const expectViewsAsRebuilt = async (databaseUrl: string, log: EventLog): Promise<number> => {
  const pool = createPool(databaseUrl);
  try {
    const live = await dumpViews(pool, views);
    await rebuild({ pool, log });
    expect(live).toEqual(await dumpViews(pool, views));
    return Object.values(live).flat().length;
  } finally {
    await pool.end();
  }
};
