import { sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { isBye, isTotal } from '../../../lib/cells/no-team.ts';
import { dateIn, type Span } from '../../../lib/cells/read-date.ts';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';
import { type Doubt, noChoices } from './choices.ts';
import { columnWords } from './column-words.ts';
import type { Kinds } from './columns.ts';
import { dateOrderOf, doubtsIn, unknownWords } from './doubts.ts';
import type { Guess, Reading } from './reading.ts';
import { rowCells } from './row-cells.ts';
import { isSideMark } from './side-column.ts';
import { sidesOfScore } from './score-sides.ts';
import { settleRow } from './settle-row.ts';
import { unclearWords } from './unclear-words.ts';

export type SheetGame = {
  readonly line: number;
  readonly cells: readonly string[];
  readonly guessed?: readonly Guess[];
};
export type LeftOut = {
  readonly line: number;
  readonly text: string;
  readonly why: 'title' | 'total' | 'bye' | 'twice';
};
export type GamesIn = {
  readonly games: readonly SheetGame[];
  readonly leftOut: readonly LeftOut[];
  readonly doubts: readonly Doubt[];
};

type Options = Partial<SheetChoices> & {
  readonly headingAt: number;
  readonly kinds: Kinds;
  readonly span: Span;
};
type Rows = readonly (readonly string[])[];

/** Returns the date in a row that only holds the date of the games below it, or null. */
const dayAbove = (row: readonly string[], { span, dateOrder }: Reading): string | null => {
  const filled = row.filter((cell) => cell !== '');
  return filled.length > 0 && filled.length <= 2
    ? dateIn(filled[0] ?? '', span, dateOrder ?? undefined)
    : null;
};

const dayAt = sheetColumns.indexOf('date');

const forgetDay = (games: SheetGame[], at: number): void => {
  const game = games[at];
  if (game) games[at] = { ...game, cells: game.cells.with(dayAt, '') };
};

const readingOf = (rows: Rows, { headingAt, kinds, span, ...choices }: Options): Reading => {
  const below = rows.slice(headingAt + 1);
  const order = dateOrderOf(below, kinds, span);
  return {
    kinds,
    span,
    dateOrder: order === 'unclear' ? (choices.dateOrder ?? order) : order,
    scoreSides: choices.scoreSides ?? sidesOfScore(kinds, rows[headingAt] ?? []).sides,
    scoreOrder: choices.scoreOrder ?? null,
    words: choices.words ?? {},
    isHomeBlank: below.every((row) => isSideMark(row[kinds.indexOf('side')] ?? '')),
    columns: columnWords(kinds, rows[headingAt] ?? []),
    unclear: unclearWords(below, kinds),
    hasRemarks: unknownWords(below, kinds) === null,
  };
};

/** The date of the rows above a game, and whether it stands in a row of its own. */
type Above = { readonly day: string; readonly isRow: boolean };

/**
 * Reads the games of a sheet. Lists titles, totals and byes in `leftOut` and skips repeated headings. A game without a
 * date gets the date above it. What only the user can decide is in `doubts`; until then the cells that depend on it are
 * returned as they stand, and the server refuses them.
 */
export const gamesIn = (rows: Rows, options: Options): GamesIn => {
  const { headingAt, kinds, span } = options;
  const headings = rows[headingAt] ?? [];
  const heading = headingAt >= 0 ? headings.join('\n') : null;
  const how = readingOf(rows, options);
  const hasGoals = kinds.some((kind) => kind === 'score' || kind === 'homeGoals');
  const games: SheetGame[] = [];
  const leftOut: LeftOut[] = [];
  let above: Above = { day: '', isRow: false };
  const seen = new Set<string>();
  const dayless: { readonly at: number; readonly isOff: boolean }[] = [];
  for (const [at, row] of rows.entries()) {
    const filled = row.filter((cell) => cell !== '');
    if (filled.length === 0 || at === headingAt || row.join('\n') === heading) continue;
    const leave = (why: LeftOut['why']) =>
      leftOut.push({ line: at + 1, text: filled.join(' · ').slice(0, 120), why });
    const { cells, guessed } = settleRow(rowCells(row, how), hasGoals);
    const { home, away, date } = cells;
    const isDated = home !== undefined && away !== undefined && /^\d{4}-/.test(date ?? '');
    if (filled.some(isTotal) && !isDated) leave('total');
    else if (at < headingAt || !home || !away) {
      const day = at > headingAt ? dayAbove(row, how) : null;
      if (day) above = { day, isRow: true };
      else leave('title');
    } else if (isBye(home) || isBye(away)) leave('bye');
    else {
      const isGuess = !date && !above.isRow && above.day !== '';
      if (date) above = { day: date, isRow: false };
      const isOff = cells.status === 'postponed' || cells.status === 'cancelled';
      if (!date && !above.isRow) dayless.push({ at: games.length, isOff });
      const dated = { ...cells, date: date ?? above.day };
      const key = sheetColumns.map((column) => dated[column] ?? '').join('\t');
      // A list of each team's games has every game twice, once for either team.
      if (kinds.includes('side') && seen.has(key)) {
        leave('twice');
        continue;
      }
      seen.add(key);
      games.push({
        line: at + 1,
        cells: sheetColumns.map((column) => dated[column] ?? ''),
        guessed: isGuess ? [...guessed, 'date'] : guessed,
      });
    }
  }
  // If only postponed or cancelled games lack a date, it is missing on purpose: do not use that of another game.
  if (dayless.every(({ isOff }) => isOff)) for (const { at: put } of dayless) forgetDay(games, put);
  const below = rows.slice(headingAt + 1);
  const doubts = doubtsIn(below, { headings, kinds, span, choices: { ...noChoices, ...options } });
  return { games, leftOut, doubts };
};
