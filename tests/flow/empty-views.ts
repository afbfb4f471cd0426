import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import type { Pool } from 'pg';

/** Empties the views, so that a new history can be projected. */
export const emptyViews = async (pool: Pool, views: readonly AnyView[]): Promise<void> => {
  const tables = views.map(({ table }) => `"${table.name}"`).join(', ');
  await pool.query(`TRUNCATE ${tables}, season_versions, set_aside, later_groups, projected_log`);
  await pool.query('UPDATE checkpoints SET position = 0');
};
