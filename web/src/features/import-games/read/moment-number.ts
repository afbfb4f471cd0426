/** Days from 1970 to the day that spreadsheets count from. */
const daysBefore1970 = 25_569;
const minutesPerDay = 1_440;
const dayMs = 86_400_000;

/**
 * A day or a time that lost its format and appears as the number that the spreadsheet stores: `46298` for 2026-10-03,
 * `0.4375` for 10:30, `46298,4375` for both. Returns it as text; null for anything else.
 */
export const momentOfNumber = (cell: string): string | null => {
  const [, day = '', part = ''] = /^(\d{5}|0)?(?:[.,](\d{1,12}))?$/.exec(cell) ?? [];
  const minutes = Math.round(Number(`0.${part}`) * minutesPerDay);
  if ((part === '' && day.length < 5) || minutes >= minutesPerDay) return null;
  const time = new Date(minutes * 60_000).toISOString().slice(11, 16);
  if (day.length < 5) return time;
  const date = new Date((Number(day) - daysBefore1970) * dayMs).toISOString().slice(0, 10);
  return part === '' ? date : `${date} ${time}`;
};
