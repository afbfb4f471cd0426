import { dayInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { formatClock, formatDay } from '../../lib/format/format.ts';

/** The time in Quebec for instants of today, otherwise the day. */
export const formatShort = (instant: string, now = new Date().toISOString()): string => {
  const day = dayInQuebec(instant);
  return day === dayInQuebec(now) ? formatClock(instant) : formatDay(day, 'bare');
};
