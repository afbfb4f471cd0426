import { useClient } from '../../lib/page/use-client.ts';
import { noChoices } from './read/choices.ts';
import type { SheetTable } from './read/sheet-table.ts';
import { headingsOf, type Reading } from './sheet-parts.ts';
import type { Sheet } from './use-sheet.ts';

/**
 * Returns a function that applies the decisions of an earlier import to each sheet with the same headings: the kinds
 * of the columns, the order of days and scores, the words, and the league, unless several sheets are alike.
 */
export const useRememberedColumns = (sheet: Sheet, season: string) => {
  const { lang, client } = useClient();
  return async (sheets: readonly SheetTable[], readings: readonly Reading[]): Promise<void> => {
    const included = readings.filter(({ isIncluded }) => isIncluded);
    for (const [at, { headingAt, isIncluded }] of readings.entries()) {
      const table = sheets[at];
      if (!table || !isIncluded || headingAt < 0) continue;
      const headings = headingsOf(table, headingAt);
      // On an error, keep the recognised kinds.
      const found = await client.imports.columns.query({ lang, headings, season }).catch(() => null);
      if (found?.columns.length !== headings.split('\t').length) continue;
      const { columns: kinds, choices, league } = found;
      sheet.changeAt(at, {
        kinds,
        choices: { ...noChoices, ...choices },
        isRemembered: true,
        ...(league &&
          included.length === 1 && { league: { leagueId: String(league.id), leagueName: league.name } }),
      });
    }
  };
};
