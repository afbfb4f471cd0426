import type { AnyView } from '@rondelle/projections/views/engine/any-view.ts';
import { hasNotedGroups } from '@rondelle/projector/later/notes.ts';
import type { Pool } from 'pg';
import { until } from '../support/until.ts';

const textOf = async (pool: Pool, sql: string): Promise<string[]> => {
  const { rows } = await pool.query<{ line: string }>(sql);
  return rows.map(({ line }) => line);
};

/**
 * Every row of every view as the database writes it, byte for byte, and the versions of the seasons. Waits until a
 * running projector has computed its deferred work.
 */
export const dumpViews = async (pool: Pool, views: readonly AnyView[]): Promise<Record<string, string[]>> => {
  await until('views that are computed later', async () => !(await hasNotedGroups(pool, views)));
  const dump: Record<string, string[]> = {
    season_versions: await textOf(pool, 'SELECT v::text AS line FROM season_versions v ORDER BY "seasonId"'),
  };
  for (const { table } of views) {
    const key = table.key.map((column) => `v."${column}"`).join(', ');
    dump[table.name] = await textOf(pool, `SELECT v::text AS line FROM "${table.name}" v ORDER BY ${key}`);
  }
  return dump;
};
