import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { stageIn } from '../../../lib/cells/read-stage.ts';

export type Rows = readonly (readonly string[])[];
export type Kinds = readonly (SheetKind | null)[];

/** Row of the headings, from 0, or -1 without headings; and the kind of each column. */
export type Recognised = { readonly headingAt: number; readonly kinds: Kinds };

/** Share of the cells of a column that must agree. */
export const shareOf = (cells: readonly string[], fits: (cell: string) => boolean): number =>
  cells.length === 0 ? 0 : cells.filter(fits).length / cells.length;
export const mostly = 0.6;

/** Drops a column of rounds that are weeks or days: only known stages are stages. */
export const withStages = (rows: Rows, headingAt: number, kinds: Kinds): Kinds =>
  kinds.map((kind, at) => {
    const cells = rows.slice(headingAt + 1).flatMap((row) => (row[at] ? [row[at]] : []));
    return kind === 'stage' && shareOf(cells, (cell) => stageIn(cell) !== null) <= mostly ? null : kind;
  });

/** Returns whether a row may be headings: none, or one, begins with a number. « 1re période » is a heading too. */
export const hasNoNumbers = (row: readonly string[]): boolean =>
  row.filter((cell) => /^\d/.test(cell) && !/^\d(?:re|er|ère|e|ème|st|nd|rd|th)\b/iu.test(cell)).length <= 1;
