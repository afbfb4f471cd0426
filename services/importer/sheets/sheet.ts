import type { SheetAnswers, SheetRow } from '@rondelle/contracts/competition/imports.ts';
import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';

/** A spreadsheet of games, with the member's answers about it. */
export type Sheet = {
  readonly season: {
    readonly id: number;
    readonly slug: string;
    readonly startsOn: string;
    readonly endsOn: string;
  };
  /** The league of all rows; null when a column names it. */
  readonly leagueId: number | null;
  readonly rows: readonly SheetRow[];
  readonly answers: SheetAnswers;
};

export type SheetTeam = {
  readonly id: number;
  readonly name: string;
  /** The names of a country's team in both languages, by which a text may name it too. */
  readonly otherNames?: readonly string[];
};
/** A league of the season, with the teams that are entered in it. */
export type SheetLeague = {
  readonly id: number;
  readonly name: string;
  /** The words by which a text may name the league: those of its own name, category and region, in both languages. */
  readonly words: readonly string[];
  readonly categoryId: number;
  readonly regionId: number;
  readonly rules: Ruleset;
  readonly teams: readonly SheetTeam[];
};

const places = new Map(sheetColumns.map((column, at) => [column, at]));

/** Returns the text of a cell, trimmed; empty when there is none. */
export const cellOf = ({ cells }: SheetRow, column: SheetColumn): string =>
  (cells[places.get(column) ?? -1] ?? '').trim();
