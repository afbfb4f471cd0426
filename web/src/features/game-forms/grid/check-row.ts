import type { FieldError } from '../../../lib/http/call-error.ts';
import { checkDate, checkFairPlay, checkScore, checkTeams, type GameLimits } from '../check-game.ts';
import { columns, isColumn, unreadWords } from './columns.ts';
import { isEmpty, type Row } from './rows.ts';

/** Returns an error for each unreadable pasted text, and for each unknown team once the teams are loaded. */
const unreadIn = (row: Row, knowsTeams: boolean): readonly FieldError[] => {
  const unknown = {
    ...(knowsTeams && row.home && !row.homeTeamId && { homeTeamId: row.home }),
    ...(knowsTeams && row.away && !row.awayTeamId && { awayTeamId: row.away }),
  };
  return Object.entries({ ...row.unread, ...unknown }).flatMap(([field, text]) =>
    isColumn(field) ? [{ field, message: unreadWords(field, text) }] : [],
  );
};

const inOrder = (errors: readonly FieldError[]): readonly FieldError[] =>
  columns.flatMap((column) => errors.filter(({ field }) => field === column).slice(0, 1));

/** Returns the errors of pasted texts; these are displayed before the first attempt to save. */
export const checkPasted = (row: Row, knowsTeams: boolean): readonly FieldError[] =>
  row.saved === null ? inOrder(unreadIn(row, knowsTeams)) : [];

/** Returns the errors of a row from left to right, by the checks of the game form; none for empty and saved rows. */
export const checkRow = (row: Row, limits: GameLimits): readonly FieldError[] => {
  const { unread: _, refused: __, again: ___, saved: ____, ...typed } = row;
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
