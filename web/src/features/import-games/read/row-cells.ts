import type { SheetKind } from '@rondelle/contracts/competition/sheet-columns.ts';
import { isError } from '../../../lib/cells/is-error.ts';
import { readAs } from '../../../lib/cells/read-as.ts';
import { lacksYear } from '../../../lib/cells/read-date.ts';
import { remarkIn } from '../../../lib/cells/read-remark.ts';
import { stageIn } from '../../../lib/cells/read-stage.ts';
import { isBlankMark, isMovedFrom, type StatusRead } from '../../../lib/cells/read-status.ts';
import type { ColumnWords } from './column-words.ts';
import { endingPart, forfeitPart, isUnclearWord, remarkPart } from './ending-cell.ts';
import { markedCell } from './footnotes.ts';
import { isUnclearHour, stored } from './hours.ts';
import { merged } from './merge-cells.ts';
import { momentOfNumber } from './moment-number.ts';
import { movedPart } from './moved-cell.ts';
import { type Cells, type Part, type Reading, type RowRead, statusOf } from './reading.ts';
import { scorePart } from './score-cell.ts';
import { isExhibition, stageOfRemark } from './sections.ts';
import { sideOfCell, turned } from './side-column.ts';

const isMoment = (kind: SheetKind): kind is 'date' | 'time' => kind === 'date' || kind === 'time';
const isGoals = (kind: SheetKind | null): boolean =>
  kind === 'score' || kind === 'homeGoals' || kind === 'awayGoals';

const momentPart = (kind: 'date' | 'time', cell: string, { span, dateOrder, hours }: Reading): Part => {
  const moment = momentOfNumber(cell) ?? cell;
  // Spreadsheets may store a date together with the time: drop it in a column of times.
  const text = kind === 'time' ? moment.replace(/^\d{4}-\d{2}-\d{2} /, '') : moment;
  const { date, time, unread } = readAs(kind, text, span, dateOrder ?? undefined);
  if (unread) return { cells: { [kind]: cell } };
  // Sent so that the server refuses it: the half of the day is unknown.
  const isUnclear = time !== undefined && isUnclearHour(time, text, moment === cell ? hours : stored(hours));
  const hour = isUnclear ? `${time} AM/PM?` : time;
  return {
    cells: { ...(date && { date }), ...(hour && { time: hour }) },
    ...(date && lacksYear(text) && { guessed: ['date'] }),
  };
};

/** `3.0`, as some programs write whole numbers. */
const wholeNumber = (cell: string): string => /^(\d{1,2})[.,]0+$/.exec(cell)?.[1] ?? cell;

/** The status or ending of the game in a cell for a day, an hour, a venue or a score. */
const statusInstead = (kind: SheetKind, cell: string, how: Reading): StatusRead | null => {
  if (/^\d/.test(cell)) return null;
  if (isMoment(kind)) return cell.length > 1 ? statusOf(cell, how) : null;
  if (isGoals(kind)) return statusOf(cell, how);
  const remark = kind === 'venue' ? remarkIn(cell, false) : null;
  // A short abbreviation of an ending may be the name of a venue.
  const isOwn = remark?.kind === 'status' && (!remark.read.decidedIn || remark.read.forfeit);
  return isOwn ? remark.read : null;
};

const statusPart = (cell: string, how: Reading): Part => {
  if (isUnclearWord(cell, how)) return { refusals: [{ cell, where: 'always' }] };
  const read = statusOf(cell, how);
  if (read) return { statuses: [{ read, cell }] };
  // An unknown word is sent unchanged; the server refuses it beside goals.
  return how.hasRemarks ? { refusals: [{ cell, where: 'no-goals' }] } : { cells: { status: cell } };
};

const partOf = (kind: Exclude<SheetKind, 'side'>, cell: string, column: ColumnWords, how: Reading): Part => {
  // An exhibition game counts for no season and has no stage, so its row is refused.
  if ((kind === 'status' || kind === 'group') && isExhibition(cell)) return { cells: { stage: cell } };
  if (kind === 'status') return statusPart(cell, how);
  // « P » under « Résultat » may be « perdu ».
  if (isGoals(kind) && (/^\p{L}$/u.test(cell) || isUnclearWord(cell, how)))
    return { cells: { homeGoals: cell }, refusals: [{ cell, where: 'always' }] };
  const instead = statusInstead(kind, cell, how);
  // An hour or a day that is not known yet does not affect the result.
  if (instead)
    return isMoment(kind) && instead.status === 'scheduled' ? {} : { statuses: [{ read: instead, cell }] };
  if (isMoment(kind)) return momentPart(kind, cell, how);
  if (kind === 'score') return scorePart(cell, how);
  if (kind === 'homeGoals' || kind === 'awayGoals') return { cells: { [kind]: wholeNumber(cell) } };
  if (kind === 'decidedIn') return endingPart(cell, column, how);
  if (kind === 'forfeitedBy') return forfeitPart(cell, column, how);
  return { cells: { [kind]: kind === 'stage' ? (stageIn(cell) ?? cell) : cell } };
};

const unreadPart = (cell: string, column: ColumnWords, how: Reading): Part => {
  if (column.isEnding) return endingPart(cell, column, how);
  const stage = how.kinds.includes('stage') ? null : stageOfRemark(cell, column.isRemarks);
  if (stage !== null) return { cells: { stage } };
  return column.names ? { sides: [{ cell, names: column.names }] } : remarkPart(cell, column);
};

/** Swaps the sides of a row whose first team is away; refuses the cell of a row that names neither side. */
const sidedAs = (row: readonly string[], { kinds, isHomeBlank }: Reading, cells: Cells): Cells => {
  const at = kinds.indexOf('side');
  if (at < 0) return cells;
  const cell = row[at] ?? '';
  const side = isBlankMark(cell) && isHomeBlank ? 'home' : sideOfCell(cell);
  if (side === null) return { ...cells, status: cell || '?' };
  return side === 'away' ? turned(cells) : cells;
};

/** Optional free texts: an error value there is dropped, elsewhere the server refuses it. */
const optional: ReadonlySet<SheetKind> = new Set(['venue', 'city', 'number', 'group']);

/** Reads the cells of a row by the kinds of their columns. */
export const rowCells = (row: readonly string[], how: Reading): RowRead => {
  const parts: { readonly kind: SheetKind | null; readonly cell: string; readonly part: Part }[] = [];
  // The new day, and the new hour if there is one, of a moved game replace those of the columns.
  let moved: Part['cells'] = {};
  let ownDay: string | null = null;
  for (const [at, kind] of how.kinds.entries()) {
    const noted = markedCell(row[at] ?? '', how.footnotes);
    const cell = noted?.cell ?? row[at] ?? '';
    const column = how.columns[at];
    if (noted) parts.push({ kind: null, cell, part: noted.part });
    if (kind === 'side' || cell === '' || !column) continue;
    if (kind === 'date') ownDay = 'open';
    if ((kind !== 'group' && isBlankMark(cell)) || isMovedFrom(cell)) continue;
    if (kind !== null && optional.has(kind) && isError(cell)) continue;
    const asMoved = movedPart(cell, how);
    const part = asMoved ?? (kind === null ? unreadPart(cell, column, how) : partOf(kind, cell, column, how));
    if (asMoved) moved = asMoved.cells;
    if (kind === 'date' && !asMoved) ownDay = part.cells?.date ?? 'open';
    parts.push({ kind, cell, part: asMoved ? { ...part, cells: {} } : part });
  }
  const read = merged(parts);
  const cells = sidedAs(row, how, { ...read.cells, ...moved });
  // A row of formulas without any teams is not a game.
  const isEmpty = isError(cells.home ?? '') && isError(cells.away ?? '');
  return { ...read, cells: isEmpty ? { ...cells, home: '' } : cells, ownDay };
};
