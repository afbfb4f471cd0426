import type { ScoreOrder } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';

const months = 'jan fev mar avr mai juin juil aout sep oct nov dec'.split(' ');
const english = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');

const monthOf = (word: string): number => {
  const text = plain(word);
  const french = months.findIndex((month) => text.startsWith(month));
  return (french >= 0 ? french : english.findIndex((month) => text.startsWith(month))) + 1;
};

const dayIn = (cell: string): { readonly month: number; readonly day: number } | null => {
  const [, whole = '', month = '', day = ''] = /^(\d{4})-(\d{2})-(\d{2})(?: 00:00)?$/.exec(cell) ?? [];
  if (whole) return { month: Number(month), day: Number(day) };
  const [, number = '', word = ''] = /^(\d{1,2})[-\s.]?(\p{L}{3,9})\.?$/u.exec(cell) ?? [];
  const found = number === '' ? 0 : monthOf(word);
  return found > 0 ? { month: found, day: Number(number) } : null;
};

type Goals = { readonly homeGoals: string; readonly awayGoals: string };

/** Returns the score that a spreadsheet turned into a date (« 2-1 » into February 1); null for any other date. */
export const goalsOfDay = (cell: string, order: ScoreOrder): Goals | null => {
  const found = dayIn(cell);
  if (!found) return null;
  const { month, day } = found;
  const [home, away] = order === 'month-day' ? [month, day] : [day, month];
  return { homeGoals: String(home), awayGoals: String(away) };
};
