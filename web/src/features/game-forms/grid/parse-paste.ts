import type { DateOrder } from '@rondelle/contracts/competition/sheet-columns.ts';
import { type Heading, headingsIn } from '../../../lib/cells/headings.ts';
import { momentIn, displayOrderOf, readAs, readScore } from '../../../lib/cells/read-as.ts';
import { endingIn, numberIn, scoreIn, timeIn } from '../../../lib/cells/read-cell.ts';
import type { Span } from '../../../lib/cells/read-date.ts';
import { emptyRow, type Row } from './rows.ts';

type Found = Partial<Row>;
export type Pasted = {
  readonly rows: readonly Row[];
  /** Headings of the columns that the grid does not have. */
  readonly leftOut: readonly string[];
};

const together = (date: string, parts: readonly Found[]): Row => ({
  ...emptyRow(date),
  ...Object.assign({}, ...parts),
  unread: Object.assign({}, ...parts.map((part) => part.unread)),
});

/** Options for reading the dates of all pasted lines. */
type Days = { readonly span: Span | undefined; readonly order: DateOrder | undefined };

const byHeadings = (
  headings: readonly (Heading | null)[],
  cells: readonly string[],
  { span, order }: Days,
): Row =>
  together(
    '',
    cells.map((cell, at) => {
      const heading = headings[at];
      return heading && cell !== '' ? readAs(heading, cell, span, order) : {};
    }),
  );

const names: readonly Heading[] = ['homeTeamId', 'awayTeamId', 'decidedIn'];
const numbers: readonly Heading[] = ['homeGoals', 'awayGoals', 'homeFairPlay', 'awayFairPlay'];

/** Reads a line without headings by the content of each cell; returns null when nothing in it indicates a game. */
const byContent = (cells: readonly string[], { span, order }: Days): Row | null => {
  const parts: Found[] = [];
  let [namesSoFar, numbersSoFar] = [0, 0];
  for (const cell of cells.filter((text) => text !== '')) {
    const [moment, time, ending] = [momentIn(cell, span, order), timeIn(cell), endingIn(cell)];
    const isName = numberIn(cell) === null;
    const heading = isName ? names[namesSoFar] : numbers[numbersSoFar];
    if (moment) parts.push(moment);
    else if (time) parts.push({ time });
    else if (scoreIn(cell)) {
      parts.push(readScore(cell));
      numbersSoFar = 2;
    } else if (ending) parts.push(ending);
    else {
      // A surplus text or number can only be the ending of the game.
      parts.push(readAs(heading ?? 'decidedIn', cell));
      if (isName) namesSoFar += 1;
      else numbersSoFar += 1;
    }
  }
  return parts.some((part) => part.date || part.homeGoals || part.forfeitedBy) ? together('', parts) : null;
};

/** Returns the cells of a line; a quoted cell can contain the separator. */
const cellsOf = (line: string, separator: string): string[] => {
  const cell = new RegExp(` *("(?:[^"]|"")*"|[^${separator}]*) *(?:${separator}|$)`, 'gy');
  const cells = Array.from(line.matchAll(cell), ([, text = '']) =>
    text
      .replaceAll('\u00A0', ' ')
      .trim()
      .replace(/^"(.*)"$/, '$1')
      .replaceAll('""', '"')
      .trim(),
  );
  // The pattern also matches the empty text after the last cell.
  return cells.slice(0, line.endsWith(separator) ? undefined : -1);
};

/** Returns the separator: tab, semicolon or comma. A comma needs a line with at least three, unlike a sentence. */
const separatorIn = (text: string, lines: readonly string[]): string | null => {
  if (text.includes('\t')) return '\t';
  if (text.includes(';')) return ';';
  return lines.some((line) => line.split(',').length > 3) ? ',' : null;
};

/** Reads rows copied from a spreadsheet or a CSV file; `span` completes dates without a year. Null for one cell. */
export const parsePaste = (text: string, span?: Span): Pasted | null => {
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const separator = separatorIn(text, lines);
  if (separator === null) return null;
  const [first = [], ...others] = lines.map((line) => cellsOf(line, separator));
  const headings = headingsIn(first);
  // Dates that fit one order only decide for all.
  const days: Days = { span, order: displayOrderOf([first, ...others].flat(), span) };
  if (!headings)
    return { rows: [first, ...others].flatMap((cells) => byContent(cells, days) ?? []), leftOut: [] };
  const filled = others.filter((cells) => cells.some((cell) => cell !== ''));
  return {
    rows: filled.map((cells) => byHeadings(headings, cells, days)),
    leftOut: first.filter((cell, at) => cell !== '' && headings[at] === null),
  };
};
