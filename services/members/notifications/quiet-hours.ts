import { clockInQuebec, instantInQuebec } from '@rondelle/contracts/competition/quebec-day.ts';

/** In Quebec time, as `22:00`; over midnight when `to` is before `from`. */
export type QuietHours = { readonly from: string; readonly to: string };

const dayAfter = (day: string): string =>
  new Date(Date.parse(`${day}T12:00:00Z`) + 86_400_000).toISOString().slice(0, 10);

/** When the quiet hours around an instant (ms) end, as ISO 8601 in UTC; null outside them. */
export const quietUntil = (now: number, quiet: QuietHours | null): string | null => {
  if (quiet === null || quiet.from === quiet.to) return null;
  const [day = '', clock = ''] = clockInQuebec(now).split('T');
  const isOverMidnight = quiet.to < quiet.from;
  const isQuiet = isOverMidnight
    ? clock >= quiet.from || clock < quiet.to
    : clock >= quiet.from && clock < quiet.to;
  if (!isQuiet) return null;
  return instantInQuebec(isOverMidnight && clock >= quiet.from ? dayAfter(day) : day, quiet.to);
};
