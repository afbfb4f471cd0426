import { formatDay } from '../../lib/format.ts';
import { getLocale } from '../../paraglide/runtime.js';

const two = (value: number): string => String(value).padStart(2, '0');
const localDay = (at: Date): string => `${at.getFullYear()}-${two(at.getMonth() + 1)}-${two(at.getDate())}`;

export const clock = (instant: string): string =>
  new Intl.DateTimeFormat(`${getLocale()}-CA`, { hour: 'numeric', minute: '2-digit' }).format(
    new Date(instant),
  );

/** The time of today, and the day of what is older. */
export const formatShort = (instant: string, now = new Date()): string => {
  const day = localDay(new Date(instant));
  return day === localDay(now) ? clock(instant) : formatDay(day, 'bare');
};
