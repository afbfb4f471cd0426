import type { Column } from './columns.ts';
import { type Heading, headingsIn } from './headings.ts';
import { dateIn, endingIn, forfeitIn, numberIn, scoreIn, timeIn } from './read-cell.ts';
import { emptyRow, type Row } from './rows.ts';

type Found = Partial<Row>;
export type Pasted = {
  readonly rows: readonly Row[];
  /** The headings of columns that the grid does not know. */
  readonly leftOut: readonly string[];
};

const unread = (column: Column, cell: string): Found => ({ unread: { [column]: cell } });
const orUnread = (column: Column, cell: string, value: string | null): Found =>
  value === null ? unread(column, cell) : { [column]: value };

const readScore = (cell: string): Found => {
  const score = scoreIn(cell);
  if (!score) return unread('homeGoals', cell);
  const { ending, ...goals } = score;
  return ending === '' ? goals : { ...goals, ...(endingIn(ending) ?? unread('decidedIn', ending)) };
};

/** What a cell says in a column of which one knows what it holds. */
export const readAs = (heading: Heading, cell: string): Found => {
  switch (heading) {
    case 'date':
      return orUnread('date', cell, dateIn(cell));
    case 'time':
      return orUnread('time', cell, timeIn(cell));
    case 'homeTeamId':
      return { home: cell };
    case 'awayTeamId':
      return { away: cell };
    case 'score':
      return readScore(cell);
    case 'decidedIn':
      return endingIn(cell) ?? unread('decidedIn', cell);
    case 'forfeit':
      return forfeitIn(cell) ?? unread('decidedIn', cell);
    default:
      return orUnread(heading, cell, numberIn(cell));
  }
};

const together = (date: string, parts: readonly Found[]): Row => ({
  ...emptyRow(date),
  ...Object.assign({}, ...parts),
  unread: Object.assign({}, ...parts.map((part) => part.unread)),
});

const byHeadings = (headings: readonly (Heading | null)[], cells: readonly string[]): Row =>
  together(
    '',
    cells.map((cell, at) => {
      const heading = headings[at];
      return heading && cell !== '' ? readAs(heading, cell) : {};
    }),
  );

const names: readonly Heading[] = ['homeTeamId', 'awayTeamId', 'decidedIn'];
const numbers: readonly Heading[] = ['homeGoals', 'awayGoals', 'homeFairPlay', 'awayFairPlay'];

/** Without headings each cell says by itself what it is, so that the order of the columns does not matter. */
const byContent = (cells: readonly string[]): Row | null => {
  const parts: Found[] = [];
  let [namesSoFar, numbersSoFar] = [0, 0];
  for (const cell of cells.filter((text) => text !== '')) {
    const [date, time, ending] = [dateIn(cell), timeIn(cell), endingIn(cell)];
    const isName = numberIn(cell) === null;
    const heading = isName ? names[namesSoFar] : numbers[numbersSoFar];
    if (date) parts.push({ date });
    else if (time) parts.push({ time });
    else if (scoreIn(cell)) {
      parts.push(readScore(cell));
      numbersSoFar = 2;
    } else if (ending) parts.push(ending);
    else {
      // What there is too much of can only be how the game ended.
      parts.push(readAs(heading ?? 'decidedIn', cell));
      if (isName) namesSoFar += 1;
      else numbersSoFar += 1;
    }
  }
  return parts.some((part) => part.date || part.homeGoals || part.forfeitedBy) ? together('', parts) : null;
};

const unquoted = (cell: string) =>
  cell
    .replaceAll('\u00A0', ' ')
    .trim()
    .replace(/^"(.*)"$/, '$1')
    .trim();

/** Rows copied from a spreadsheet (tabs) or a CSV file (semicolons); null where it is one cell of text only. */
export const parsePaste = (text: string): Pasted | null => {
  const separator = text.includes('\t') ? '\t' : ';';
  const lines = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  if (!lines.some((line) => line.includes(separator))) return null;
  const [first = [], ...others] = lines.map((line) => line.split(separator).map(unquoted));
  const headings = headingsIn(first);
  if (!headings) return { rows: [first, ...others].flatMap((cells) => byContent(cells) ?? []), leftOut: [] };
  const filled = others.filter((cells) => cells.some((cell) => cell !== ''));
  return {
    rows: filled.map((cells) => byHeadings(headings, cells)),
    leftOut: first.filter((cell, at) => cell !== '' && headings[at] === null),
  };
};
