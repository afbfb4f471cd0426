import { momentIn } from '../../../lib/cells/read-as.ts';
import { dateIn } from '../../../lib/cells/read-date.ts';
import { movedTo, dateAfterOff } from '../../../lib/cells/read-status.ts';
import type { Part, Reading } from './reading.ts';

/**
 * The new day of a moved game in a cell: « Reporté au 24 novembre », also with its hour. « Reporté le 12 novembre » may
 * name the old day: it is sent as the date, and refused, as is an unreadable new day.
 */
export const movedPart = (cell: string, { span, dateOrder }: Reading): Part | null => {
  const order = dateOrder ?? undefined;
  const to = movedTo(cell);
  if (to === null) return dateIn(dateAfterOff(cell) ?? '', span, order) ? { cells: { date: cell } } : null;
  const { date, time } = momentIn(to, span, order) ?? {};
  if (!date) return { cells: { date: cell } };
  return {
    cells: { date, ...(time && { time }) },
    statuses: [{ read: { status: 'scheduled' }, cell }],
    guessed: ['date'],
  };
};
