import { clockInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';
import { formatInstant, formatTime } from '../../lib/format.ts';

type Words = (inputs: { when: string }) => string;

/** When something was seen (milliseconds), in Quebec's time: `at` the time alone where that was today, else `on` a day. */
export const seenWords = (seenAt: number, { at, on }: { readonly at: Words; readonly on: Words }): string => {
  const clock = clockInQuebec(seenAt);
  const isToday = clock.slice(0, 10) === clockInQuebec(Date.now()).slice(0, 10);
  return isToday
    ? at({ when: formatTime(clock.slice(11)) })
    : on({ when: formatInstant(new Date(seenAt).toISOString()) });
};
