import { usePageLocation } from '../../lib/page-location.ts';
import { trpc } from '../../lib/trpc.ts';
import type { SheetTable } from './read/sheet-table.ts';
import { headingsOf, type Sheet } from './use-sheet.ts';

/** Takes over what was said of a spreadsheet with the same headings, where there was one. */
export const useRememberedColumns = (sheet: Sheet) => {
  const { lang } = usePageLocation();
  const { client } = trpc.useUtils();
  return async (table: SheetTable, headingAt: number): Promise<void> => {
    if (headingAt < 0) return;
    const headings = headingsOf(table, headingAt);
    // Without it, what was recognised stands.
    const kinds = await client.imports.columns.query({ lang, headings }).catch(() => null);
    if (kinds?.length === headings.split('\t').length) sheet.change({ kinds, isRemembered: true });
  };
};
