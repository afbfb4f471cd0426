import { useClient } from '../../lib/use-client.ts';
import type { SheetTable } from './read/sheet-table.ts';
import { headingsOf, type Sheet } from './use-sheet.ts';

/** Returns a function that applies the column kinds stored from an earlier import with the same headings. */
export const useRememberedColumns = (sheet: Sheet) => {
  const { lang, client } = useClient();
  return async (table: SheetTable, headingAt: number): Promise<void> => {
    if (headingAt < 0) return;
    const headings = headingsOf(table, headingAt);
    // On an error, keep the recognised kinds.
    const kinds = await client.imports.columns.query({ lang, headings }).catch(() => null);
    if (kinds?.length === headings.split('\t').length) sheet.change({ kinds, isRemembered: true });
  };
};
