import { scoreIn } from '../../../lib/cells/read-cell.ts';
import { goalsOfDay } from './score-days.ts';

/** More goals than a side scores, and fewer than the hours of an evening. */
const mostGoals = 15;

type Goals = readonly [string, string];

/** « 4:3 » that a spreadsheet turned into the time 04:03. */
const goalsOfTime = (cell: string): Goals | null => {
  const [, one, other] = /^0?(\d{1,2}):0([1-9])(?::00)?$/.exec(cell) ?? [];
  return one !== undefined && other !== undefined && Number(one) <= mostGoals ? [one, other] : null;
};

const isTime = (cell: string): boolean => /^\d{1,2}:\d{2}(?::\d{2})?$/.test(cell);
const isScore = (cell: string): boolean =>
  goalsOfTime(cell) !== null || scoreIn(cell) !== null || goalsOfDay(cell, 'month-day') !== null;

/**
 * Whether times in a column of scores are scores that a spreadsheet turned into times: another cell shows a score, and
 * none an hour. « 19:00 » and « 8:00 » are never scores: they may be the hour of a game to come.
 */
export const areTimesScores = (cells: readonly string[]): boolean =>
  cells.filter(isScore).length > 1 &&
  cells.every((cell) => !isTime(cell) || goalsOfTime(cell) !== null || /:00(?::00)?$/.test(cell));

/** The score that became a time, where the column has such; `null` for another cell that is no time. */
export const scoreOfTime = (cell: string, areScores: boolean): Goals | 'unclear' | null => {
  if (!isTime(cell)) return null;
  return (areScores ? goalsOfTime(cell) : null) ?? 'unclear';
};
