import type { ScoreSides } from '@rondelle/contracts/competition/sheet-columns.ts';
import { scoreIn } from '../../../lib/cells/read-cell.ts';
import { isUnclearWord } from './ending-cell.ts';
import { type Cells, type Part, type Reading, statusOf } from './reading.ts';
import { goalsOfDay } from './score-days.ts';

const sided = (one: string, other: string, sides: ScoreSides): Cells =>
  sides === 'home-first' ? { homeGoals: one, awayGoals: other } : { homeGoals: other, awayGoals: one };

/** « 4:3 » that a spreadsheet turned into the time 04:03. */
const scoreOfTime = (cell: string): readonly [string, string] | null => {
  const [, one, other] = /^0?(\d{1,2}):0(\d)(?::00)?$/.exec(cell) ?? [];
  return one !== undefined && other !== undefined ? [one, other] : null;
};

/** Reads a cell that holds the goals of both teams, and perhaps how the game ended. */
export const scorePart = (cell: string, how: Reading): Part => {
  const { scoreSides, scoreOrder } = how;
  const asDay = goalsOfDay(cell, scoreOrder ?? 'month-day');
  // The order of a score that became a day cannot be known: without an answer the cell is refused as it stands.
  if (asDay && scoreOrder === null) return { cells: { homeGoals: cell } };
  if (asDay)
    return {
      cells: sided(asDay.homeGoals, asDay.awayGoals, scoreSides),
      guessed: ['score'],
    };
  const asTime = scoreOfTime(cell);
  if (asTime) return { cells: sided(...asTime, scoreSides), guessed: ['score'] };
  const score = scoreIn(cell.replace(/^(\d{1,2})\s+(?:à|a|to)\s+(\d{1,2})/i, '$1-$2'));
  if (!score) return { cells: { homeGoals: cell } };
  const { homeGoals, awayGoals, ending } = score;
  const cells = sided(homeGoals, awayGoals, scoreSides);
  if (ending === '') return { cells };
  if (isUnclearWord(ending, how)) return { cells: { homeGoals: cell } };
  const read = statusOf(ending, how);
  if (!read) return { cells: { ...cells, decidedIn: ending } };
  return { cells, statuses: [{ read, cell }] };
};
