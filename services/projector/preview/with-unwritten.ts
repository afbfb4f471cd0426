import type { Changes } from '@rondelle/projections/views/engine/derive.ts';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import type { GroupRows } from '../read-model/group-rows.ts';

/** Rows as if changes of a table were written: applies those changes to the rows that are read. */
export const withUnwritten = (rows: GroupRows, { name }: Table, unwritten: () => Changes): GroupRows => ({
  ...rows,
  load: async (client, selection, groups) => {
    const found = await rows.load(client, selection, groups);
    if (selection.table.name !== name || unwritten().size === 0) return found;
    await rows.written(selection.table, unwritten());
    return rows.load(client, selection, groups);
  },
});
