import { randomUUID } from 'node:crypto';
import type { ImportPlan, ImportState, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Client } from '../../flow/client.ts';

export type SheetRow = readonly [
  date: string,
  home: string,
  away: string,
  homeGoals: string,
  awayGoals: string,
];
type Where = { readonly season: string; readonly leagueId: number };

/** Uploads rows for a league, and returns the import's id. */
export const sendRows = async (
  by: Client,
  { season, leagueId }: Where,
  rows: readonly SheetRow[],
): Promise<string> => {
  const importId = randomUUID();
  await by.mutate('imports.begin', {
    importId,
    season,
    leagueId,
    rows: rows.length,
    headings: 'Date',
    columns: ['date'],
  });
  const named = ['date', 'home', 'away', 'homeGoals', 'awayGoals'] as const;
  const sent = rows.map((row, at) => ({
    line: at + 2,
    cells: sheetColumns.map((column) => row[named.findIndex((one) => one === column)] ?? ''),
  }));
  await by.mutate('imports.addRows', { importId, from: 0, rows: sent });
  return importId;
};

/** Uploads rows for a league, previews them and imports them. A row that may be another day’s game is a new one. */
export const uploadTo = async (by: Client, where: Where, rows: readonly SheetRow[]) => {
  const importId = await sendRows(by, where, rows);
  const games = rows.map((_, at) => ({ line: at + 2, game: 'new' as const }));
  const answers: SheetAnswers = { leagues: [], teams: [], again: false, games };
  const plan = (await by.mutate<ImportPlan>('imports.plan', { importId, answers })).data;
  for (;;) {
    const { data, code } = await by.mutate<ImportState>('imports.run', { importId });
    if (code === 'views/behind') continue;
    if (code !== null) throw new Error(code);
    if (data.finished) return { importId, plan, state: data };
  }
};
