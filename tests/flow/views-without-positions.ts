import { views } from '@rondelle/projections/registry.ts';
import type { Pool } from 'pg';
import { dumpViews } from './dump-views.ts';

const without = (position: RegExp, rows: readonly string[] = []) =>
  rows.map((row) => row.replace(position, ''));

/** The rows of all views, without the positions in them, which are each log's own. */
export const viewsWithoutPositions = async (pool: Pool) => {
  const { season_versions: versions, activity_log, game_history, ...others } = await dumpViews(pool, views);
  const [log, games] = [without(/^\(\d+,/, activity_log), without(/,\d+\)$/, game_history)];
  return { ...others, seasons: versions?.length, log, games };
};
