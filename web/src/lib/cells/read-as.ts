import type { DateOrder } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import type { Heading } from './headings.ts';
import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { digitsTimeIn, endingIn, forfeitIn, numberIn, scoreIn, timeIn } from './read-cell.ts';
import { columnDateIn, orderOfDates, readingsOf, type Span } from './read-date.ts';

type Field = Exclude<Heading, 'score' | 'forfeit'>;
/** Values of a cell by field; `unread` holds the text of fields that could not be parsed. */
export type ReadCell = {
  readonly date?: string;
  readonly time?: string;
  readonly home?: string;
  readonly away?: string;
  readonly homeGoals?: string;
  readonly awayGoals?: string;
  readonly decidedIn?: Decision;
  readonly forfeitedBy?: ForfeitSide | '';
  readonly homeFairPlay?: string;
  readonly awayFairPlay?: string;
  readonly unread?: Readonly<Partial<Record<Field, string>>>;
};

const unread = (field: Field, cell: string): ReadCell => ({ unread: { [field]: cell } });
const orUnread = (field: Field, cell: string, value: string | null): ReadCell =>
  value === null ? unread(field, cell) : { [field]: value };

export const readScore = (cell: string): ReadCell => {
  const score = scoreIn(cell);
  if (!score) return unread('homeGoals', cell);
  const { ending, ...goals } = score;
  return ending === '' ? goals : { ...goals, ...(endingIn(ending) ?? unread('decidedIn', ending)) };
};

const instant = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,6})?)?(?:Z|[+-]\d{2}:?\d{2})$/;

/**
 * Parses an instant such as `2026-11-14T19:30:00Z` by the clock of Quebec. Midnight of another zone may be a day alone,
 * or seven in the evening: it is not read.
 */
const instantIn = (cell: string): ReadCell | null => {
  if (!instant.test(cell) || /[T ]00:00/.test(cell)) return null;
  const at = Date.parse(cell.replace(' ', 'T'));
  const [date, time] = Number.isNaN(at) ? [] : clockInQuebec(at).split('T');
  return date && time ? { date, time } : null;
};

const longestMoment = 80;
/** Programs write midnight for an unknown time; nobody plays then. */
const isNoTime = (time: string): boolean => time === '00:00';

/** Parses a day, also with a time in the same cell: `2025-03-08 19:30`. Null when it is no day. */
export const momentIn = (cell: string, span?: Span, order?: DateOrder | 'unclear'): ReadCell | null => {
  if (cell.length > longestMoment) return null;
  const date = columnDateIn(cell, span, order);
  if (date) return { date };
  const [, day = '', hour = ''] = /^(.*\d.*?)(?:[\s,T]|à|at|\s[-–]\s)+(\d{1,2}\s*[:h].*)$/i.exec(cell) ?? [];
  const [parsed, time] = [columnDateIn(day.trim(), span, order), timeIn(hour)];
  if (!parsed || !time) return instantIn(cell);
  return isNoTime(time) ? { date: parsed } : { date: parsed, time };
};

/** Parses a time; midnight stands for none. */
const timeAlone = (cell: string): ReadCell => {
  const time = timeIn(cell) ?? digitsTimeIn(cell) ?? momentIn(cell)?.time ?? null;
  return time !== null && isNoTime(time) ? {} : orUnread('time', cell, time);
};

/** Parses a cell of a column whose content is known. `order`: of the dates of the column. */
export const readAs = (
  heading: Heading,
  cell: string,
  span?: Span,
  order?: DateOrder | 'unclear',
): ReadCell => {
  switch (heading) {
    case 'date':
      return momentIn(cell, span, order) ?? unread('date', cell);
    case 'time':
      return timeAlone(cell);
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

/** The date in digits of a cell that may have a time behind it. */
export const dateOfMoment = (cell: string, span?: Span): string => {
  if (cell.length > longestMoment || readingsOf(cell, span).length > 0) return cell;
  return /^(.*?\d{1,2}[-/.]\d{1,2}(?:[-/.]\d{2,4})?)(?=[\s,T])/.exec(cell)?.[1] ?? cell;
};

/** The order of the dates of a column, some of which have a time in the same cell. */
export const orderOfMoments = (cells: readonly string[], span?: Span): DateOrder | 'unclear' | null =>
  orderOfDates(
    cells.map((cell) => dateOfMoment(cell, span)),
    span,
  );

/**
 * The order of dates that are displayed as they were read, in fields for correction: that of the column where it
 * decides, otherwise the usual one.
 */
export const displayOrderOf = (cells: readonly string[], span?: Span): DateOrder | undefined => {
  const order = orderOfMoments(cells, span);
  return order === 'unclear' ? undefined : (order ?? undefined);
};
