import { timeIn, isMarked } from '../../../lib/cells/read-cell.ts';

/** The clock of a sheet, by its times. */
export type Hours = {
  /** Some times have AM or PM, and no afternoon time lacks it. */
  readonly areMarked: boolean;
  /** Times from one to six without AM or PM, and none after noon: a 12-hour clock. */
  readonly areHalf: boolean;
};

const hourOf = (time: string): number => Number(time.slice(0, 2));
/** No game starts at these hours. */
const isNight = (hour: number): boolean => hour >= 1 && hour <= 5;

export const hoursOf = (cells: readonly string[]): Hours => {
  const times = cells.flatMap((cell) => {
    const text = /\d{1,2}\s*[:h].*$/i.exec(cell.slice(0, 80))?.[0] ?? '';
    const time = timeIn(text);
    return time === null ? [] : [{ hour: hourOf(time), marked: isMarked(text) }];
  });
  const bare = times.filter(({ marked }) => !marked);
  const isWhole = bare.some(({ hour }) => hour > 12);
  return {
    areMarked: !isWhole && times.length > bare.length,
    areHalf: !isWhole && bare.some(({ hour }) => isNight(hour)),
  };
};

/**
 * Returns whether it is unknown if a time is before or after noon: the time has no AM or PM, and other times have one,
 * or the sheet has a 12-hour clock, or the hour is from one to five, when no game starts.
 */
export const isUnclearHour = (time: string, cell: string, { areMarked, areHalf }: Hours): boolean => {
  const hour = hourOf(time);
  return hour > 0 && hour < 12 && !isMarked(cell) && (areMarked || areHalf || isNight(hour));
};

/** The sheet's `Hours` for a time that is stored as a number: it needs no AM or PM even when other times have one. */
export const stored = (hours: Hours): Hours => ({ ...hours, areMarked: false });
