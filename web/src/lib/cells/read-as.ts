import type { Decision, ForfeitSide } from '@rondelle/contracts/competition/lists.ts';
import type { Heading } from './headings.ts';
import { endingIn, forfeitIn, numberIn, scoreIn, timeIn } from './read-cell.ts';
import { dateIn, type Span } from './read-date.ts';

type Field = Exclude<Heading, 'score' | 'forfeit'>;
/** What a cell says, by the field that says it; `unread`: the text of what it cannot be. */
export type Said = {
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

const unread = (field: Field, cell: string): Said => ({ unread: { [field]: cell } });
const orUnread = (field: Field, cell: string, value: string | null): Said =>
  value === null ? unread(field, cell) : { [field]: value };

export const readScore = (cell: string): Said => {
  const score = scoreIn(cell);
  if (!score) return unread('homeGoals', cell);
  const { ending, ...goals } = score;
  return ending === '' ? goals : { ...goals, ...(endingIn(ending) ?? unread('decidedIn', ending)) };
};

/** A day, with its time where both stand in one cell: `2025-03-08 19:30`. */
export const momentIn = (cell: string, span?: Span): Said | null => {
  const date = dateIn(cell, span);
  if (date) return { date };
  const [, day = '', hour = ''] = /^(.*\d.*?)(?:[\s,T]|à|at)+(\d{1,2}\s*[:h].*)$/.exec(cell) ?? [];
  const [parsed, time] = [dateIn(day.trim(), span), timeIn(hour)];
  return parsed && time ? { date: parsed, time } : null;
};

/** What a cell says in a column of which one knows what it holds. */
export const readAs = (heading: Heading, cell: string, span?: Span): Said => {
  switch (heading) {
    case 'date':
      return momentIn(cell, span) ?? unread('date', cell);
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
