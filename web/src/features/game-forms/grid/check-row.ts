import type { Fault } from '../../../lib/refusal.ts';
import { checkDate, checkFairPlay, checkScore, checkTeams, type GameLimits } from '../check-game.ts';
import { columns, isColumn, unreadWords } from './columns.ts';
import { isEmpty, type Row } from './rows.ts';

/** Pasted texts that nothing could be made of; a team counts as unknown once there are teams to know. */
const unreadIn = (row: Row, knowsTeams: boolean): readonly Fault[] => {
  const unknown = {
    ...(knowsTeams && row.home && !row.homeTeamId && { homeTeamId: row.home }),
    ...(knowsTeams && row.away && !row.awayTeamId && { awayTeamId: row.away }),
  };
  return Object.entries({ ...row.unread, ...unknown }).flatMap(([field, text]) =>
    isColumn(field) ? [{ field, message: unreadWords(field, text) }] : [],
  );
};

const inOrder = (faults: readonly Fault[]): readonly Fault[] =>
  columns.flatMap((column) => faults.filter(({ field }) => field === column).slice(0, 1));

/** What was pasted and cannot stay, said at once. */
export const checkPasted = (row: Row, knowsTeams: boolean): readonly Fault[] =>
  row.saved === null ? inOrder(unreadIn(row, knowsTeams)) : [];

/** The same checks as one game’s form, from left to right; an empty row and a saved one have nothing wrong. */
export const checkRow = (row: Row, limits: GameLimits): readonly Fault[] => {
  const { unread: _, refused: __, again: ___, ...typed } = row;
  return isEmpty(row) || row.saved !== null
    ? []
    : inOrder([
        ...unreadIn(row, true),
        ...checkDate(row.date, limits),
        ...checkTeams(typed),
        ...checkScore(typed),
        ...checkFairPlay(typed, limits),
      ]);
};
