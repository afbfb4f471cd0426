import { origin } from '@rondelle/contracts/log/event.ts';
import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import { createPool } from '@rondelle/infra/postgres/pool.ts';
import { views } from '@rondelle/projections/views/registry.ts';
import { rebuild } from '@rondelle/projector/rebuild.ts';
import { expect } from 'vitest';
import { dumpViews } from '../../flow/dump-views.ts';
import { gather } from '../../support/gather.ts';
import { type Acknowledged, defectsOfRetention, defectsOfLog } from './log-checks.ts';

/** Expects that no acknowledged event is lost or doubled and that the log is in order. Returns the number of events. */
export const expectRetained = async (
  log: EventLog,
  acknowledged: readonly Acknowledged[],
): Promise<number> => {
  const events = (await gather(log.readAll(origin))).flat();
  expect(defectsOfLog(events)).toEqual([]);
  expect(defectsOfRetention(acknowledged, events)).toEqual({ lost: [], doubled: [] });
  return events.length;
};

/** Expects that the views equal a rebuild, byte for byte. Returns the number of rows. */
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
