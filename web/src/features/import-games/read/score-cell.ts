import type { ScoreSides } from '@rondelle/contracts/competition/sheet-columns.ts';
import { plain } from '../../../lib/cells/plain.ts';
import { type Score, scoreIn } from '../../../lib/cells/read-cell.ts';
import { isUnclearWord } from './ending-cell.ts';
import { type Cells, type Part, type Reading, statusOf } from './reading.ts';
import { goalsOfDay } from './score-days.ts';
import { scoreOfTime } from './score-times.ts';

const sided = (one: string, other: string, sides: ScoreSides): Cells =>
  sides === 'home-first' ? { homeGoals: one, awayGoals: other } : { homeGoals: other, awayGoals: one };

/** « 4 à 1 », « 4/1 » as `4-1`. */
const withHyphen = (cell: string): string =>
  cell.replace(/^(\d{1,2})(?:\s+(?:à|a|to)\s+|\s*\/\s*)(\d{1,2})(?![\d/])/i, '$1-$2');

const ties = new Set('n nul nulle match nul partie nulle t tie tied draw egalite'.split(' '));
/** Returns whether the text after a score only repeats that it is a tie: « 2-2 (match nul) ». */
const isTie = ({ homeGoals, awayGoals, ending }: Score): boolean =>
  homeGoals === awayGoals &&
  plain(ending)
    .split(' ')
    .every((word) => ties.has(word));

const partOfScore = (score: Score, cell: string, how: Reading): Part => {
  const { homeGoals, awayGoals, ending } = score;
  const cells = sided(homeGoals, awayGoals, how.scoreSides);
  if (ending === '' || isTie(score)) return { cells };
  if (isUnclearWord(ending, how)) return { cells: { homeGoals: cell } };
  const read = statusOf(ending, how);
  if (!read) return { cells: { ...cells, decidedIn: ending } };
  return { cells, statuses: [{ read, cell }] };
};

/** Reads a cell that holds the goals of both teams, and perhaps how the game ended. */
export const scorePart = (cell: string, how: Reading): Part => {
  const { scoreSides, scoreOrder } = how;
  const asDay = goalsOfDay(cell, scoreOrder ?? 'month-day');
  // The order of a score that became a day is unknown: until the user decides, the cell is sent unchanged and refused.
  if (asDay && scoreOrder === null) return { cells: { homeGoals: cell } };
  if (asDay)
    return {
      cells: sided(asDay.homeGoals, asDay.awayGoals, scoreSides),
      guessed: ['score'],
    };
  const asTime = scoreOfTime(cell, how.areTimesScores);
  if (asTime === 'unclear') return { cells: { homeGoals: cell } };
  if (asTime) return { cells: sided(...asTime, scoreSides), guessed: ['score'] };
  // A star refers to a note that is not read: the user should see the score.
  const unmarked = cell.replace(/\s*\*+$/, '');
  const score = scoreIn(withHyphen(unmarked));
  if (!score) return { cells: { homeGoals: cell } };
  const part = partOfScore(score, cell, how);
  return unmarked === cell ? part : { ...part, guessed: ['score'] };
};
