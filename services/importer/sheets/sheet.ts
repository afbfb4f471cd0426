import type { SheetAnswers, SheetRow } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/** A spreadsheet of games, as a member has sent it and spoken of it. */
export type Sheet = {
  readonly season: {
    readonly id: number;
    readonly slug: string;
    readonly startsOn: string;
    readonly endsOn: string;
  };
  /** Of all rows; null where a column says it. */
  readonly leagueId: number | null;
  readonly rows: readonly SheetRow[];
  readonly answers: SheetAnswers;
};

export type SheetTeam = { readonly id: number; readonly name: string };
/** A league of the season as it stands, with the teams that are entered in it and those of its category. */
export type SheetLeague = {
  readonly id: number;
  readonly name: string;
  /** What it may be called: its own names, those of its category and its region, in both languages. */
  readonly words: readonly string[];
  readonly categoryId: number;
  readonly regionId: number;
  readonly rules: Ruleset;
  readonly teams: readonly SheetTeam[];
};

const places = new Map(sheetColumns.map((column, at) => [column, at]));

/** What a row says in a column, without the spaces around it. */
export const cellOf = ({ cells }: SheetRow, column: SheetColumn): string =>
  (cells[places.get(column) ?? -1] ?? '').trim();
