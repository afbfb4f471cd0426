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
 * What of a game is a guess that the user should see: a day whose year or day was not written, a score that a
 * spreadsheet turned into a day, who lost by a forfeit that names nobody.
 */
export type Guess = 'date' | 'score' | 'forfeit';
export type Cells = Partial<Record<SheetColumn, string>>;
/** `where`: beside any result, beside none or 0–0, or where one goal decided. */
export type Refusal = { readonly cell: string; readonly where: 'always' | 'no-goals' | 'one-goal' };
/** A row as its cells were read, before what they say of the game is settled. */
export type RowRead = {
  readonly cells: Cells;
  readonly statuses: readonly { readonly read: StatusRead; readonly cell: string }[];
  readonly guessed: readonly Guess[];
  /** Cells that are refused beside a result, because it cannot be known what they say of it. */
  readonly refusals: readonly Refusal[];
  /** Cells that name the team that won or lost. */
  readonly sides: readonly { readonly cell: string; readonly names: 'winner' | 'loser' }[];
  /** The day in the row’s own column, `open` where it says that there is none yet; null when it is empty. */
  readonly ownDay: string | null;
};

/** How the columns of a sheet are read; null and `unclear` where the user has not decided. */
export type Reading = {
  readonly kinds: Kinds;
  /** By column. */
  readonly columns: readonly ColumnWords[];
  readonly span: Span;
  readonly dateOrder: DateOrder | 'unclear' | null;
  readonly hours: Hours;
  readonly scoreSides: ScoreSides;
  readonly scoreOrder: ScoreOrder | null;
  /** Whether times in the column of scores are scores that a spreadsheet turned into times. */
  readonly areTimesScores: boolean;
  readonly words: SheetChoices['words'];
  /** Whether an empty cell in the column of sides means at home, as beside « @ ». */
  readonly isHomeBlank: boolean;
  /** What the notes below the table say of the games that bear their marks. */
  readonly footnotes: ReadonlyMap<string, Part>;
  /** Words about the result that can mean two things in this sheet. */
  readonly unclear: ReadonlySet<string>;
  /** Whether unknown words in the column of statuses are remarks, and say nothing of the game. */
  readonly hasRemarks: boolean;
};

/** What one cell says of its row. */
export type Part = Partial<RowRead>;

/** What the user said that a word means; null when it was not asked. */
const meaningOf = (words: Reading['words'], cell: string): StatusRead | null => {
  if (Object.keys(words).length === 0) return null;
  const word = plain(cell);
  const meaning = Object.hasOwn(words, word) ? words[word] : undefined;
  if (!meaning) return null;
  return meaning === 'forfeit'
    ? { status: 'final', decidedIn: 'regulation', forfeit: { by: 'unknown', won: false, isPlain: false } }
    : { status: meaning };
};

/** What a cell states about its game, first by the words that the user explained. */
export const statusOf = (cell: string, { words }: Reading): StatusRead | null =>
  meaningOf(words, cell) ?? statusIn(cell);
