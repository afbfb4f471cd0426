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
 * Returns whether a time may be in the morning or in the evening: without AM or PM when other times have it, on a
 * 12-hour clock, or in the night.
 */
export const isUnclearHour = (time: string, cell: string, { areMarked, areHalf }: Hours): boolean => {
  const hour = hourOf(time);
  return hour > 0 && hour < 12 && !isMarked(cell) && (areMarked || areHalf || isNight(hour));
};

/** The clock for a time that the spreadsheet stores as a number, which needs no AM or PM. */
export const stored = (hours: Hours): Hours => ({ ...hours, areMarked: false });
