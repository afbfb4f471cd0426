import type {
  DateOrder,
  ScoreOrder,
  ScoreSides,
  SheetColumn,
  SheetKind,
} from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { readAs } from '../../../lib/cells/read-as.ts';
import { scoreIn } from '../../../lib/cells/read-cell.ts';
import { dateIn, lacksYear, type Span } from '../../../lib/cells/read-date.ts';
import { stageIn } from '../../../lib/cells/read-stage.ts';
import { isBlankMark, movedTo, type StatusRead, statusIn } from '../../../lib/cells/read-status.ts';
import type { SheetChoices } from '@rondelle/contracts/competition/imports.ts';

import type { Kinds } from './guess-kinds.ts';
import { momentOfNumber } from './moment-number.ts';
import { goalsOfDay } from './score-days.ts';

/**
 * What of a game is a guess that the user should see: a day whose year or day was not written, a score that a
 * spreadsheet turned into a day, who lost by a forfeit that names nobody.
 */
export type Guess = 'date' | 'score' | 'forfeit';
export type Cells = Partial<Record<SheetColumn, string>>;
/** A row as its cells were read, before what they say of the game is settled. */
export type RowRead = {
  readonly cells: Cells;
  readonly statuses: readonly { readonly read: StatusRead; readonly cell: string }[];
  readonly guessed: readonly Guess[];
};

/** How the columns of a sheet are read; null and `unclear` where the user has not decided. */
export type Reading = {
  readonly kinds: Kinds;
  readonly span: Span;
  readonly dateOrder: DateOrder | 'unclear' | null;
  readonly scoreSides: ScoreSides;
  readonly scoreOrder: ScoreOrder | null;
  readonly words: SheetChoices['words'];
  /** Whether « F » after a score means a final game, because all scores have a letter. */
  readonly isFinalLetter: boolean;
  /** Whether unknown words in the column of statuses are remarks, and say nothing of the game. */
  readonly hasRemarks: boolean;
};

type Part = Partial<RowRead>;
const yes = new Set(['oui', 'yes', 'x', '1', 'o', 'y', 'vrai', 'true']);
const no = new Set(['non', 'no', '0', 'n', 'faux', 'false']);

const isMeaning = (words: Reading['words'], cell: string): StatusRead | null => {
  const meaning = words[plain(cell)];
  if (!meaning) return null;
  return meaning === 'forfeit'
    ? { status: 'final', decidedIn: 'regulation', forfeit: { by: 'unknown', won: false } }
    : { status: meaning };
};

const statusOf = (cell: string, { words }: Reading): StatusRead | null =>
  isMeaning(words, cell) ?? statusIn(cell);

const momentPart = (kind: 'date' | 'time', cell: string, { span, dateOrder }: Reading): Part => {
  const moment = momentOfNumber(cell) ?? cell;
  // Spreadsheets may store a date together with the time: drop it in a column of times.
  const text = kind === 'time' ? moment.replace(/^\d{4}-\d{2}-\d{2} /, '') : moment;
  const { date, time, unread } = readAs(kind, text, span, dateOrder ?? undefined);
  if (unread) return { cells: { [kind]: cell } };
  return {
    cells: { ...(date && { date }), ...(time && { time }) },
    ...(date && lacksYear(text) && { guessed: ['date'] }),
  };
};

const sided = (one: string, other: string, sides: ScoreSides): Cells =>
  sides === 'home-first' ? { homeGoals: one, awayGoals: other } : { homeGoals: other, awayGoals: one };

/** « 4:3 » that a spreadsheet turned into the time 04:03. */
const scoreOfTime = (cell: string): readonly [string, string] | null => {
  const [, one, other] = /^0?(\d{1,2}):0(\d)(?::00)?$/.exec(cell) ?? [];
  return one !== undefined && other !== undefined ? [one, other] : null;
};

const scorePart = (cell: string, how: Reading): Part => {
  const { scoreSides, scoreOrder, isFinalLetter } = how;
  const asDay = goalsOfDay(cell, scoreOrder ?? 'month-day');
  // The order of a score that became a day cannot be known: without an answer the cell is refused as it stands.
  if (asDay && scoreOrder === null) return { cells: { homeGoals: cell } };
  if (asDay)
    return {
      cells: sided(asDay.homeGoals, asDay.awayGoals, scoreSides),
      guessed: ['score'],
    };
  const asTime = scoreOfTime(cell);
  if (asTime) return { cells: sided(...asTime, scoreSides), guessed: ['score'] };
  const score = scoreIn(cell.replace(/^(\d{1,2})\s+(?:à|a|to)\s+(\d{1,2})/i, '$1-$2'));
  if (!score) return { cells: { homeGoals: cell } };
  const { homeGoals, awayGoals, ending } = score;
  const cells = sided(homeGoals, awayGoals, scoreSides);
  if (ending === '') return { cells };
  const isLetter = plain(ending) === 'f' && !isFinalLetter;
  const read = isLetter ? isMeaning(how.words, ending) : statusOf(ending, how);
  if (isLetter && !read) return { cells: { homeGoals: cell } };
  if (!read) return { cells: { ...cells, decidedIn: ending } };
  return { cells, statuses: [{ read, cell }] };
};

const endingPart = (kind: 'decidedIn' | 'forfeitedBy', cell: string, how: Reading): Part => {
  const word = cell.trim().toLowerCase();
  if (no.has(word)) return {};
  if (kind === 'decidedIn' && yes.has(word)) return { cells: { decidedIn: 'overtime' } };
  const text = kind === 'decidedIn' ? cell : yes.has(word) ? 'forfait' : `forfait ${cell}`;
  const read = statusOf(cell, how) ?? statusOf(text, how);
  return read ? { statuses: [{ read, cell }] } : { cells: { [kind]: cell } };
};

/** `3.0`, as some programs write whole numbers. */
const wholeNumber = (cell: string): string => /^(\d{1,2})[.,]0+$/.exec(cell)?.[1] ?? cell;

/** A cell of a day, an hour or a score that says instead that the game is off or, of a score, to come. */
const statusInstead = (kind: SheetKind, cell: string, how: Reading): StatusRead | null => {
  if (/^\d/.test(cell)) return null;
  const read = statusOf(cell, how);
  if (kind === 'score' || kind === 'homeGoals' || kind === 'awayGoals') return read;
  return (kind === 'date' || kind === 'time') && read?.status !== 'final' ? read : null;
};

/** An hour or a day that is not known yet says nothing of the result. */
const isOpenMoment = (kind: SheetKind, { status }: StatusRead): boolean =>
  (kind === 'date' || kind === 'time') && status === 'scheduled';

const partOf = (kind: SheetKind, cell: string, how: Reading): Part => {
  if (kind === 'status') {
    const read = statusOf(cell, how);
    // An unknown word is sent as it stands; the server refuses it beside goals.
    return read ? { statuses: [{ read, cell }] } : how.hasRemarks ? {} : { cells: { status: cell } };
  }
  const instead = statusInstead(kind, cell, how);
  if (instead) return isOpenMoment(kind, instead) ? {} : { statuses: [{ read: instead, cell }] };
  if (kind === 'date' || kind === 'time') return momentPart(kind, cell, how);
  if (kind === 'score') return scorePart(cell, how);
  if (kind === 'homeGoals' || kind === 'awayGoals') return { cells: { [kind]: wholeNumber(cell) } };
  if (kind === 'decidedIn' || kind === 'forfeitedBy') return endingPart(kind, cell, how);
  return { cells: { [kind]: kind === 'stage' ? (stageIn(cell) ?? cell) : cell } };
};

/** The day to which a cell says that the game was moved: « Reporté au 24 novembre ». */
const movedPart = (cell: string, { span, dateOrder }: Reading): Part | null => {
  const date = dateIn(movedTo(cell) ?? '', span, dateOrder ?? undefined);
  return date
    ? { cells: { date }, statuses: [{ read: { status: 'scheduled' }, cell }], guessed: ['date'] }
    : null;
};

/** Reads the cells of a row by the kinds of their columns. */
export const rowCells = (row: readonly string[], how: Reading): RowRead => {
  const cells: Cells = {};
  const statuses: RowRead['statuses'][number][] = [];
  const guessed: Guess[] = [];
  let moved: string | null = null;
  for (const [at, kind] of how.kinds.entries()) {
    const cell = row[at] ?? '';
    if (kind === null || cell === '' || (kind !== 'group' && isBlankMark(cell))) continue;
    const asMoved = movedPart(cell, how);
    const part = asMoved ?? partOf(kind, cell, how);
    if (asMoved) moved = asMoved.cells?.date ?? null;
    if (kind === 'league') cells.league = cells.league ? `${cells.league} ${cell}` : cell;
    else
      Object.assign(
        cells,
        part.cells,
        cells.time && part.cells?.time && kind !== 'time' && { time: cells.time },
      );
    statuses.push(...(part.statuses ?? []));
    guessed.push(...(part.guessed ?? []));
  }
  return { cells: moved ? { ...cells, date: moved } : cells, statuses, guessed };
};
