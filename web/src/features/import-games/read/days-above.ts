import type { TitleDay } from './title-day.ts';

/** The date of the rows above a game, and whether it is in a separate row. */
export type Above = { readonly day: string; readonly isRow: boolean };
export const noDay: Above = { day: '', isRow: false };

/** The day above the next row, after a row with its own day, or with a mark for a day that is not known yet. */
export const aboveAfter = (above: Above, ownDay: string | null): Above => {
  if (ownDay === null || (ownDay === 'open' && above.isRow)) return above;
  return ownDay === 'open' ? noDay : { day: ownDay, isRow: false };
};

/** The day above the rows below a title. */
export const aboveBelow = (above: Above, title: TitleDay): Above =>
  title.says === 'day' ? { day: title.day, isRow: true } : title.says === 'unknown' ? noDay : above;
