import type { DateOrder } from '@rondelle/contracts/competition/sheet-columns.ts';
import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import type { Heading } from './headings.ts';
import { endingIn, forfeitIn, numberIn, scoreIn, timeIn } from './read-cell.ts';
import { dateIn, orderOfDates, type Span } from './read-date.ts';

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

/** Parses a day, also with a time in the same cell: `2025-03-08 19:30`. Null when it is no day. */
export const momentIn = (cell: string, span?: Span, order?: DateOrder | 'unclear'): ReadCell | null => {
  const date = dateIn(cell, span, order);
  if (date) return { date };
  const [, day = '', hour = ''] = /^(.*\d.*?)(?:[\s,T]|à|at)+(\d{1,2}\s*[:h].*)$/.exec(cell) ?? [];
  const [parsed, time] = [dateIn(day.trim(), span, order), timeIn(hour)];
  return parsed && time ? { date: parsed, time } : null;
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

/** The order of the dates of a column, some of which have a time in the same cell. */
export const orderOfMoments = (cells: readonly string[], span?: Span): DateOrder | 'unclear' | null =>
  orderOfDates(
    cells.map((cell) => /^(.*?\d{1,2}[-/.]\d{1,2}[-/.]\d{2,4})\b/.exec(cell)?.[1] ?? cell),
    span,
  );

/**
 * The order of dates that are shown as they were read, in fields for correction: that of the column where it decides,
 * otherwise the usual one.
 */
export const shownOrderOf = (cells: readonly string[], span?: Span): DateOrder | undefined => {
  const order = orderOfMoments(cells, span);
  return order === 'unclear' ? undefined : (order ?? undefined);
};
