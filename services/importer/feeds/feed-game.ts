import type { SheetRow } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';

/** A game as a source says it, in the columns of a spreadsheet; what it does not say is absent. */
export type FeedGame = Partial<Record<SheetColumn, string>>;

/** Beyond what a cell may hold, nothing is meant. */
const longest = 200;

/** Games as rows of a spreadsheet, so that the same planner brings them in; each has its turn for its line. */
export const rowsOf = (games: readonly FeedGame[]): SheetRow[] =>
  games.map((game, at) => ({
    line: at + 1,
    cells: sheetColumns.map((column) => (game[column] ?? '').slice(0, longest)),
  }));

/** A game for people: « 2024-10-05 Lynx – Loups ». */
export const gameWords = ({ date = '', home = '', away = '' }: FeedGame): string =>
  `${date} ${home} – ${away}`.trim().slice(0, longest);
