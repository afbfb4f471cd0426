import type { TitleDay } from './title-day.ts';

/** The date of the rows above a game, and whether it stands in a row of its own. */
export type Above = { readonly day: string; readonly isRow: boolean };
export const noDay: Above = { day: '', isRow: false };

/** The day above the next row, after a row with a day of its own, or one that says that it has none yet. */
export const aboveAfter = (above: Above, ownDay: string | null): Above => {
  if (ownDay === null || (ownDay === 'open' && above.isRow)) return above;
  return ownDay === 'open' ? noDay : { day: ownDay, isRow: false };
};

/** The day above the rows below a title. */
export const aboveBelow = (above: Above, title: TitleDay): Above =>
  title.says === 'day' ? { day: title.day, isRow: true } : title.says === 'unknown' ? noDay : above;
