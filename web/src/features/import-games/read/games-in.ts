import { offStatusIn } from '@rondelle/contracts/competition/called-off.ts';
import { saysForfeit } from '@rondelle/contracts/competition/forfeit-words.ts';
import {
  type SheetColumn,
  type SheetKind,
  sheetColumns,
} from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { readAs } from '../../../lib/cells/read-as.ts';
import { dateIn, type Span } from '../../../lib/cells/read-date.ts';
import type { Kinds } from './guess-kinds.ts';
import { momentOfNumber } from './moment-number.ts';
import { goalsOfDay, type ScoreOrder } from './score-days.ts';

type Cells = Partial<Record<SheetColumn, string>>;
export type SheetGame = { readonly line: number; readonly cells: readonly string[] };
export type LeftOut = { readonly line: number; readonly text: string; readonly why: 'title' | 'total' };
export type GamesIn = {
  readonly games: readonly SheetGame[];
  readonly leftOut: readonly LeftOut[];
  /** Number of scores that a spreadsheet turned into dates. */
  readonly scoreDays: number;
};

type Options = {
  readonly headingAt: number;
  readonly kinds: Kinds;
  readonly span: Span;
  /** The order of home and away goals in a score that was turned into a date. */
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
  const moment = momentOfNumber(cell) ?? cell;
  // Spreadsheets may store a date together with the time: drop it in a column of times.
  const text = heading === 'time' ? moment.replace(/^\d{4}-\d{2}-\d{2} /, '') : moment;
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

/** The kinds of columns that may say that a game is postponed or cancelled. */
const saysState: ReadonlySet<SheetKind | null> = new Set([
  'date',
  'status',
  'score',
  'homeGoals',
  'awayGoals',
  'decidedIn',
  'time',
]);

/** Drops a score that only says “forfeit”, for rows that name the forfeiting side. */
const withoutForfeitWords = ({ homeGoals = '', awayGoals = '', ...parsed }: Cells): Cells => ({
  ...parsed,
  ...(!saysForfeit(homeGoals) && { homeGoals }),
  ...(!saysForfeit(awayGoals) && { awayGoals }),
});

const cellsOf = (row: readonly string[], options: Options): Cells => {
  const { kinds, span } = options;
  const parsed: Cells = {};
  for (const [at, kind] of kinds.entries()) {
    const cell = row[at] ?? '';
    if (kind === null || cell === '') continue;
    const off = saysState.has(kind) ? offStatusIn(cell) : null;
    if (off) parsed.status = off;
    // Any other status means that the game is scheduled, or repeats what the goals show.
    else if (kind === 'status') parsed.status ??= 'scheduled';
    else if (kind === 'score') Object.assign(parsed, scoreOf(cell, options));
    else if (kind === 'date' || kind === 'time')
      Object.assign(parsed, { ...momentOf(kind, cell, span), ...(parsed.time && { time: parsed.time }) });
    else if (kind === 'decidedIn' || kind === 'forfeitedBy')
      Object.assign(parsed, fieldsOf(kind, cell, span));
    else if (kind === 'league') parsed.league = parsed.league ? `${parsed.league} ${cell}` : cell;
    else parsed[kind] = cell;
  }
  return parsed.forfeitedBy ? withoutForfeitWords(parsed) : parsed;
};

/** Returns the date in a row that only holds the date of the games below it, or null. */
const dayAbove = (row: readonly string[], span: Span): string | null => {
  const filled = row.filter((cell) => cell !== '');
  return filled.length > 0 && filled.length <= 2 ? dateIn(filled[0] ?? '', span) : null;
};

const dayAt = sheetColumns.indexOf('date');

const forgetDay = (games: SheetGame[], at: number): void => {
  const game = games[at];
  if (game) games[at] = { ...game, cells: game.cells.with(dayAt, '') };
};

/**
 * Reads the games of a sheet. Lists titles and totals in `leftOut` and skips repeated headings. A game without a date
 * gets the date above it.
 */
export const gamesIn = (rows: readonly (readonly string[])[], options: Options): GamesIn => {
  const { headingAt, kinds, span } = options;
  const heading = rows[headingAt]?.join('\n');
  const games: SheetGame[] = [];
  const leftOut: LeftOut[] = [];
  let [day, scoreDays] = ['', 0];
  const dayless: { readonly at: number; readonly isOff: boolean }[] = [];
  const scoreAt = kinds.indexOf('score');
  for (const [at, row] of rows.entries()) {
    const filled = row.filter((cell) => cell !== '');
    if (filled.length === 0 || at === headingAt || row.join('\n') === heading) continue;
    const leave = (why: LeftOut['why']) =>
      leftOut.push({ line: at + 1, text: filled.join(' · ').slice(0, 120), why });
    const parsed = cellsOf(row, options);
    if (isTotal(filled)) leave('total');
    else if (at < headingAt || !parsed.home || !parsed.away) {
      const above = at > headingAt ? dayAbove(row, span) : null;
      if (above) day = above;
      else leave('title');
    } else {
      day = parsed.date ?? day;
      const cells = { ...parsed, date: parsed.date ?? day };
      const isOff = parsed.status === 'postponed' || parsed.status === 'cancelled';
      if (!parsed.date) dayless.push({ at: games.length, isOff });
      if (scoreAt >= 0 && goalsOfDay(row[scoreAt] ?? '', options.scoreOrder)) scoreDays += 1;
      games.push({ line: at + 1, cells: sheetColumns.map((column) => cells[column] ?? '') });
    }
  }
  // If only postponed or cancelled games lack a date, it is missing on purpose: do not use the date above.
  if (dayless.every(({ isOff }) => isOff)) for (const { at: put } of dayless) forgetDay(games, put);
  return { games, leftOut, scoreDays };
};
