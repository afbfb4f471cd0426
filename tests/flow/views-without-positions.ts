import { views } from '@rondelle/projections/views/registry.ts';
import type { Pool } from 'pg';
import { dumpViews } from './dump-views.ts';

const without = (position: RegExp, rows: readonly string[] = []) =>
  rows.map((row) => row.replace(position, ''));

/** The rows of all views without positions, which differ from log to log. */
export const viewsWithoutPositions = async (pool: Pool) => {
  const { season_versions: versions, activity_log, season_history, ...dumped } = await dumpViews(pool, views);
  const log = without(/^\(\d+,/, activity_log);
  // Rows of histories end with a position.
  const others = Object.entries(dumped).map(([name, rows]) => [
    name,
    name.endsWith('_history') ? without(/,\d+\)$/, rows) : rows,
  ]);
  // After the season's name and days comes the position at which it was last chosen as the ongoing one.
  const seasonHistory = without(/(?<=^(?:[^,]+,){4})\d*,|,\d+\)$/g, season_history);
  return { ...Object.fromEntries(others), seasons: versions?.length, log, seasonHistory };
};
