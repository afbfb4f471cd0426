import { useClient } from '../../lib/use-client.ts';
import { noChoices } from './read/choices.ts';
import type { SheetTable } from './read/sheet-table.ts';
import { headingsOf, type Sheet } from './use-sheet.ts';

/**
 * Returns a function that applies what was decided in an earlier import with the same headings: the kinds of the columns,
 * the order of days and scores, the words, and the league.
 */
export const useRememberedColumns = (sheet: Sheet, season: string) => {
  const { lang, client } = useClient();
  return async (table: SheetTable, headingAt: number): Promise<void> => {
    if (headingAt < 0) return;
    const headings = headingsOf(table, headingAt);
    // On an error, keep the recognised kinds.
    const found = await client.imports.columns.query({ lang, headings, season }).catch(() => null);
    if (found?.columns.length !== headings.split('\t').length) return;
    const { columns: kinds, choices, league } = found;
    sheet.change({ kinds, choices: choices ?? noChoices, isRemembered: true });
    if (league) sheet.chooseLeague({ leagueId: String(league.id), leagueName: league.name });
  };
};
