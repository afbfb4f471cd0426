import { plain } from '../../../lib/cells/plain.ts';
import { sideIn } from '../../../lib/cells/read-cell.ts';
import { remarkIn } from '../../../lib/cells/read-remark.ts';
import type { ColumnWords } from './column-words.ts';
import { type Part, type Reading, statusOf } from './reading.ts';

const yes = new Set(['oui', 'yes', 'x', '1', 'o', 'y', 'vrai', 'true']);
const no = new Set(['non', 'no', '0', 'n', 'faux', 'false']);

/** Reads a cell that states how the game ended. « oui » means the ending in the heading, if the heading has one. */
export const endingPart = (cell: string, { ending }: ColumnWords, how: Reading): Part => {
  const word = cell.trim().toLowerCase();
  if (no.has(word)) return {};
  if (yes.has(word))
    return ending
      ? { statuses: [{ read: { status: 'final', decidedIn: ending }, cell }] }
      : { cells: { decidedIn: cell } };
  if (isUnclearWord(cell, how)) return { refusals: [{ cell, where: 'always' }] };
  const read = statusOf(cell, how);
  return read ? { statuses: [{ read, cell }] } : { cells: { decidedIn: cell } };
};

/** Reads a cell of a column of forfeits: the side that lost by it, or the winner if the heading names the winner. */
export const forfeitPart = (cell: string, { names }: ColumnWords, how: Reading): Part => {
  const word = cell.trim().toLowerCase();
  if (no.has(word)) return {};
  const about = names === 'winner' ? 'gagnant par forfait' : 'forfait';
  const read = statusOf(cell, how) ?? statusOf(yes.has(word) ? 'forfait' : `${about} ${cell}`, how);
  if (!read) return { cells: { forfeitedBy: cell } };
  const { forfeit } = read;
  // A side alone under such a heading names the forfeiting side.
  const isSide = names === null && sideIn(plain(cell).split(' ')) !== null;
  const resolved = forfeit && isSide ? { ...read, forfeit: { ...forfeit, isPlain: true } } : read;
  return { statuses: [{ read: resolved, cell }] };
};

/** Reads a cell of a column without a value of the game: only words about the result count. */
export const remarkPart = (cell: string, column: ColumnWords): Part => {
  const remark = remarkIn(cell, column.isRemarks);
  if (remark.kind === 'status') return { statuses: [{ read: remark.read, cell }] };
  return remark.kind === 'unclear' ? { refusals: [{ cell, where: remark.where }] } : {};
};

/** Returns whether a word has two meanings in this sheet and the user has not chosen one. */
export const isUnclearWord = (cell: string, { unclear, words }: Reading): boolean =>
  unclear.has(plain(cell)) && words[plain(cell)] === undefined;
