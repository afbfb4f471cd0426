import { scoreIn } from '../../../lib/cells/read-cell.ts';
import { goalsOfDay } from './score-days.ts';

/** The most goals read from a cell that a spreadsheet turned into a time: 04:03 can be a score, 19:30 is an hour. */
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
 * Returns whether times in a column of scores are scores that a spreadsheet turned into times: another cell has a
 * score, and none an hour. « 19:00 » and « 8:00 » are never scores: they may be the hour of an upcoming game.
 */
export const areTimesScores = (cells: readonly string[]): boolean =>
  cells.filter(isScore).length > 1 &&
  cells.every((cell) => !isTime(cell) || goalsOfTime(cell) !== null || /:00(?::00)?$/.test(cell));

/** The score that became a time, if the column has such scores; `null` for a cell that is not a time. */
export const scoreOfTime = (cell: string, areScores: boolean): Goals | 'unclear' | null => {
  if (!isTime(cell)) return null;
  return (areScores ? goalsOfTime(cell) : null) ?? 'unclear';
};
