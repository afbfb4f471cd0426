import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import type {
  DateOrder,
  ScoreOrder,
  ScoreSides,
  SheetColumn,
} from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import type { Span } from '../../../lib/cells/read-date.ts';
import { type StatusRead, statusIn } from '../../../lib/cells/read-status.ts';
import type { ColumnWords } from './column-words.ts';
import type { Kinds } from './columns.ts';
import type { Hours } from './hours.ts';

/**
 * A guessed value of a game, displayed to the user: a day without a written year or day, a score that a spreadsheet
 * turned into a day, the loser of a forfeit that names no side.
 */
export type Guess = 'date' | 'score' | 'forfeit';
export type Cells = Partial<Record<SheetColumn, string>>;
/** `where`: beside any result, beside none or 0–0, or beside a one-goal margin. */
export type Refusal = { readonly cell: string; readonly where: 'always' | 'no-goals' | 'one-goal' };
/** The values of a row's cells, before contradictions between them are settled. */
export type RowRead = {
  readonly cells: Cells;
  readonly statuses: readonly { readonly read: StatusRead; readonly cell: string }[];
  readonly guessed: readonly Guess[];
  /** Cells that are refused beside a result, because their meaning for it is unknown. */
  readonly refusals: readonly Refusal[];
  /** Cells that name the team that won or lost. */
  readonly sides: readonly { readonly cell: string; readonly names: 'winner' | 'loser' }[];
  /** The day in the row’s own column, `open` for a mark of an unknown day; null when it is empty. */
  readonly ownDay: string | null;
};

/** Options for reading the columns of a sheet; null and `unclear` until the user decides. */
export type Reading = {
  readonly kinds: Kinds;
  /** By column. */
  readonly columns: readonly ColumnWords[];
  readonly span: Span;
  readonly dateOrder: DateOrder | 'unclear' | null;
  readonly hours: Hours;
  readonly scoreSides: ScoreSides;
  readonly scoreOrder: ScoreOrder | null;
  /** True when times in the column of scores are scores that a spreadsheet turned into times. */
  readonly areTimesScores: boolean;
  readonly words: SheetChoices['words'];
  /** True when an empty cell in the column of sides means at home, as beside « @ ». */
  readonly isHomeBlank: boolean;
  /** The notes below the table, by their marks beside the games. */
  readonly footnotes: ReadonlyMap<string, Part>;
  /** Words about the result with two meanings in this sheet. */
  readonly unclear: ReadonlySet<string>;
  /** True when unknown words in the column of statuses are remarks without effect. */
  readonly hasRemarks: boolean;
};

/** The values that one cell adds to its row. */
export type Part = Partial<RowRead>;

/** The meaning that the user chose for a word; null without a choice. */
const meaningOf = (words: Reading['words'], cell: string): StatusRead | null => {
  if (Object.keys(words).length === 0) return null;
  const word = plain(cell);
  const meaning = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!meaning) return null;
  return meaning === 'forfeit'
    ? { status: 'final', decidedIn: 'regulation', forfeit: { by: 'unknown', won: false, isPlain: false } }
    : { status: meaning };
};

/** The status of a game in a cell, first by the meanings that the user chose. */
export const statusOf = (cell: string, { words }: Reading): StatusRead | null =>
  meaningOf(words, cell) ?? statusIn(cell);
