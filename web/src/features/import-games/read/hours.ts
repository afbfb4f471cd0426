import { timeIn, isMarked } from '../../../lib/cells/read-cell.ts';

/** What the times of a sheet show of its clock. */
export type Hours = {
  /** Some times have AM or PM, and none is after noon without. */
  readonly areMarked: boolean;
  /** Times from one to six without AM or PM, and none after noon: a clock of twelve hours. */
  readonly areHalf: boolean;
};

const hourOf = (time: string): number => Number(time.slice(0, 2));
/** Nobody plays earlier. */
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
 * Whether a time may be in the morning or in the evening: without AM or PM where other times have it, on a clock of
 * twelve hours, or in the night.
 */
export const isUnclearHour = (time: string, cell: string, { areMarked, areHalf }: Hours): boolean => {
  const hour = hourOf(time);
  return hour > 0 && hour < 12 && !isMarked(cell) && (areMarked || areHalf || isNight(hour));
};

/** For a time that the spreadsheet stores as a number: it needs no mark. */
export const stored = (hours: Hours): Hours => ({ ...hours, areMarked: false });
