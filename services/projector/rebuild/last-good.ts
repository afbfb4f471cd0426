import type { AnyDerivedView, Row } from '@rondelle/projections/views/engine/any-view.ts';
import { seasonOfRow } from '@rondelle/projections/views/engine/keys.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';
import type { Pool } from 'pg';
import { definitionOf } from '../read-model/ddl.ts';
import { selectGroups } from '../read-model/sql-rows.ts';

/** Returns the stored rows of a group, for seasons that cannot be computed. */
export type LastGood = (
  view: AnyDerivedView,
  group: Key,
  seasons: ReadonlySet<number>,
) => Promise<readonly Row[]>;

/** Reads last good rows from the live table, if it has the columns of the new table. */
export const lastGoodIn = (pool: Pool): LastGood => {
  const isAlike = async ({ name, table }: AnyDerivedView): Promise<boolean> => {
    const { rows } = await pool.query<{ definition: string }>(
      'SELECT definition FROM view_state WHERE name = $1',
      [name],
    );
    return rows[0]?.definition === definitionOf(table);
  };
  return async (view, group, seasons) => {
    if (!(await isAlike(view))) return [];
    const { table } = view;
    const client = await pool.connect();
    try {
      const selection = { table, groupColumns: [view.group], columns: null };
      const rows = await selectGroups(client, selection, table.name, [group]);
      return rows.filter((row) => seasons.has(seasonOfRow(row)));
    } finally {
      client.release();
    }
  };
};
