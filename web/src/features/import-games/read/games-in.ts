import { type SheetColumn, sheetColumns } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { readAs } from '../../../lib/cells/read-as.ts';
import { dateIn, type Span } from '../../../lib/cells/read-date.ts';
import type { Kinds } from './guess-kinds.ts';
import { goalsOfDay, type ScoreOrder } from './score-days.ts';

type Cells = Partial<Record<SheetColumn, string>>;
export type SheetGame = { readonly line: number; readonly cells: readonly string[] };
export type LeftOut = { readonly line: number; readonly text: string; readonly why: 'title' | 'total' };
export type GamesIn = {
  readonly games: readonly SheetGame[];
  readonly leftOut: readonly LeftOut[];
  /** Scores that a spreadsheet has taken for days. */
  readonly scoreDays: number;
};

type Options = {
  readonly headingAt: number;
  readonly kinds: Kinds;
  readonly span: Span;
  /** Which of the two numbers of such a day is the first. */
  readonly scoreOrder: ScoreOrder;
};

const isTotal = (cells: readonly string[]): boolean =>
  cells.some((cell) =>
    /^(?:(?:sous|grand) )?(?:total|totaux|totals|moyenne|average|somme|sum|cumul)\b/.test(plain(cell)),
  );

const yes = new Set(['oui', 'yes', 'x', '1', 'o', 'y', 'vrai', 'true']);
const no = new Set(['non', 'no', '0', 'n', 'faux', 'false', '-', '—', '–']);

const fieldsOf = (heading: 'decidedIn' | 'forfeitedBy', cell: string, span: Span): Cells => {
  const word = cell.trim().toLowerCase();
  if (no.has(word)) return {};
  if (heading === 'decidedIn' && yes.has(word)) return { decidedIn: 'overtime' };
  const found = readAs(heading === 'forfeitedBy' ? 'forfeit' : 'decidedIn', cell, span);
  if (found.unread) return { [heading]: cell };
  return {
    ...(found.decidedIn && { decidedIn: found.decidedIn }),
    ...(found.forfeitedBy && { forfeitedBy: found.forfeitedBy }),
  };
};

const momentOf = (heading: 'date' | 'time', cell: string, span: Span): Cells => {
  // A day in a column of times, as spreadsheets keep both together.
  const text = heading === 'time' ? cell.replace(/^\d{4}-\d{2}-\d{2} /, '') : cell;
  const { date, time, unread } = readAs(heading, text, span);
  return unread ? { [heading]: cell } : { ...(date && { date }), ...(time && { time }) };
};

const scoreOf = (cell: string, { span, scoreOrder }: Options): Cells => {
  const day = goalsOfDay(cell, scoreOrder);
  if (day) return day;
  const { homeGoals, awayGoals, decidedIn, forfeitedBy, unread } = readAs(
    'score',
    cell.replace(/^(\d{1,2})\s+(?:à|a|to)\s+(\d{1,2})/i, '$1-$2'),
    span,
  );
  if (unread?.homeGoals)
    return fieldsOf('decidedIn', cell, span).forfeitedBy
      ? fieldsOf('decidedIn', cell, span)
      : { homeGoals: cell };
  return {
    ...(homeGoals && { homeGoals }),
    ...(awayGoals && { awayGoals }),
    ...(decidedIn && { decidedIn }),
    ...(forfeitedBy && { forfeitedBy }),
    ...(unread?.decidedIn && { decidedIn: unread.decidedIn }),
  };
};

const cellsOf = (row: readonly string[], options: Options): Cells => {
  const { kinds, span } = options;
  const said: Cells = {};
  for (const [at, kind] of kinds.entries()) {
    const cell = row[at] ?? '';
    if (kind === null || cell === '') continue;
    if (kind === 'score') Object.assign(said, scoreOf(cell, options));
    else if (kind === 'date' || kind === 'time')
      Object.assign(said, { ...momentOf(kind, cell, span), ...(said.time && { time: said.time }) });
    else if (kind === 'decidedIn' || kind === 'forfeitedBy') Object.assign(said, fieldsOf(kind, cell, span));
    else if (kind === 'league') said.league = said.league ? `${said.league} ${cell}` : cell;
    else said[kind] = cell;
  }
  return said;
};

/** A day alone above the games that are played on it. */
const dayAbove = (row: readonly string[], span: Span): string | null => {
  const filled = row.filter((cell) => cell !== '');
  return filled.length > 0 && filled.length <= 2 ? dateIn(filled[0] ?? '', span) : null;
};

/**
 * The games of a sheet. Titles, totals and headings that are repeated are left out and named; a day that stands once for
 * several games is said of each.
 */
export const gamesIn = (rows: readonly (readonly string[])[], options: Options): GamesIn => {
  const { headingAt, kinds, span } = options;
  const heading = rows[headingAt]?.join('\n');
  const games: SheetGame[] = [];
  const leftOut: LeftOut[] = [];
  let [day, scoreDays] = ['', 0];
  const scoreAt = kinds.indexOf('score');
  for (const [at, row] of rows.entries()) {
    const filled = row.filter((cell) => cell !== '');
    if (filled.length === 0 || at === headingAt || row.join('\n') === heading) continue;
    const leave = (why: LeftOut['why']) =>
      leftOut.push({ line: at + 1, text: filled.join(' · ').slice(0, 120), why });
    const said = cellsOf(row, options);
    if (isTotal(filled)) leave('total');
    else if (at < headingAt || !said.home || !said.away) {
      const above = at > headingAt ? dayAbove(row, span) : null;
      if (above) day = above;
      else leave('title');
    } else {
      day = said.date ?? day;
      const cells = { ...said, date: said.date ?? day };
      if (scoreAt >= 0 && goalsOfDay(row[scoreAt] ?? '', options.scoreOrder)) scoreDays += 1;
      games.push({ line: at + 1, cells: sheetColumns.map((column) => cells[column] ?? '') });
    }
  }
  return { games, leftOut, scoreDays };
};
