import type { AnyView } from '@rondelle/projections/engine/any-view.ts';
import type { Pool } from 'pg';

/** As before the first event: a history of its own can then be projected. */
export const emptyViews = async (pool: Pool, views: readonly AnyView[]): Promise<void> => {
  const tables = views.map(({ table }) => `"${table.name}"`).join(', ');
  await pool.query(`TRUNCATE ${tables}, season_versions, set_aside, projected_log`);
  await pool.query('UPDATE checkpoints SET position = 0');
};
