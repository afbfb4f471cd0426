import { randomUUID } from 'node:crypto';
import type { ImportPlan, ImportState, SheetAnswers } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Client } from './client.ts';

export type SheetCells = Partial<Record<SheetColumn, string>>;

const none: SheetAnswers = { leagues: [], teams: [], again: false };

/** Imports of spreadsheets by a member into a league of the first season. */
export const sheetImports = (by: Client, leagueId: number) => {
  const send = async (rows: readonly SheetCells[]): Promise<string> => {
    const importId = randomUUID();
    const input = { importId, season: '2021-2022', leagueId, rows: rows.length, headings: '', columns: [] };
    const { message } = await by.mutate('imports.begin', input);
    if (message !== null) throw new Error(message);
    const sent = rows.map((row, at) => ({
      line: at + 2,
      cells: sheetColumns.map((column) => row[column] ?? ''),
    }));
    await by.mutate('imports.addRows', { importId, from: 0, rows: sent });
    return importId;
  };
  const planOf = async (importId: string, answers: Partial<SheetAnswers> = {}): Promise<ImportPlan> => {
    const { data, message } = await by.mutate<ImportPlan>('imports.plan', {
      importId,
      answers: { ...none, ...answers },
    });
    if (message !== null) throw new Error(message);
    return data;
  };
  const run = async (importId: string): Promise<ImportState> => {
    for (;;) {
      const { data, code } = await by.mutate<ImportState>('imports.run', { importId });
      if (code === 'views/behind') continue;
      if (code !== null) throw new Error(code);
      if (data.finished) return data;
    }
  };
  const bringIn = async (rows: readonly SheetCells[], answers: Partial<SheetAnswers> = {}) => {
    const importId = await send(rows);
    const plan = await planOf(importId, answers);
    return { importId, plan, state: await run(importId) };
  };
  return { send, planOf, run, bringIn };
};

/** A row between teams of the league, by their numbers: `2021-10-02 14:00 1-3 4-2`, with `-` for a missing value. */
export const sheetRow = (text: string, more: SheetCells = {}): SheetCells => {
  const [date = '', time = '-', sides = '', score = '-'] = text.split(' ');
  const [home = '', away = ''] = sides.split('-');
  const [homeGoals = '', awayGoals = ''] = score === '-' ? [] : score.split('-');
  const teams = { home: `Équipe ${home}`, away: `Équipe ${away}` };
  return { date, ...(time !== '-' && { time }), ...teams, homeGoals, awayGoals, ...more };
};
