import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { formatInstant, formatTime } from '../../lib/format/format.ts';

type Words = (inputs: { when: string }) => string;

/**
 * Formats when something was seen, in ms since the epoch, in Quebec's time zone: `at` with the time when that was
 * today, otherwise `on` with the date.
 */
export const seenWords = (seenAt: number, { at, on }: { readonly at: Words; readonly on: Words }): string => {
  const clock = clockInQuebec(seenAt);
  const isToday = clock.slice(0, 10) === clockInQuebec(Date.now()).slice(0, 10);
  return isToday
    ? at({ when: formatTime(clock.slice(11)) })
    : on({ when: formatInstant(new Date(seenAt).toISOString()) });
};
