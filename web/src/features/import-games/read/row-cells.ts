import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { readAs } from '../../../lib/cells/read-as.ts';
import { dateIn, lacksYear } from '../../../lib/cells/read-date.ts';
import { stageIn } from '../../../lib/cells/read-stage.ts';
import { isBlankMark, movedTo, type StatusRead } from '../../../lib/cells/read-status.ts';
import { momentOfNumber } from './moment-number.ts';
import { type Cells, type Guess, type Part, type Reading, type RowRead, statusOf } from './reading.ts';
import { scorePart } from './score-cell.ts';
import { sideOfCell, turned } from './side-column.ts';

const yes = new Set(['oui', 'yes', 'x', '1', 'o', 'y', 'vrai', 'true']);
const no = new Set(['non', 'no', '0', 'n', 'faux', 'false']);

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

const partOf = (kind: Exclude<SheetKind, 'side'>, cell: string, how: Reading): Part => {
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

/** Turns the sides of a row whose first team is away; a row that says neither is refused by its own word. */
const sidedAs = (row: readonly string[], { kinds, isHomeBlank }: Reading, cells: Cells): Cells => {
  const at = kinds.indexOf('side');
  if (at < 0) return cells;
  const cell = row[at] ?? '';
  const side = isBlankMark(cell) && isHomeBlank ? 'home' : sideOfCell(cell);
  if (side === null) return { ...cells, status: cell || '?' };
  return side === 'away' ? turned(cells) : cells;
};

/** Reads the cells of a row by the kinds of their columns. */
export const rowCells = (row: readonly string[], how: Reading): RowRead => {
  const cells: Cells = {};
  const statuses: RowRead['statuses'][number][] = [];
  const guessed: Guess[] = [];
  let moved: string | null = null;
  for (const [at, kind] of how.kinds.entries()) {
    const cell = row[at] ?? '';
    if (kind === null || kind === 'side' || cell === '' || (kind !== 'group' && isBlankMark(cell))) continue;
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
  const dated = moved ? { ...cells, date: moved } : cells;
  return { cells: sidedAs(row, how, dated), statuses, guessed };
};
