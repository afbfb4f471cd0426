import type { SheetRow } from '@rondelle/contracts/competition/imports.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import { localDay } from '../check-value.ts';
import { type Rejection, RowError } from '../errors.ts';
import { isTooLong, textKey } from './count-names.ts';
import { dayOfGame } from './day-of-game.ts';
import { isOffStatus } from './off-status.ts';
import type { ExistingGame } from './read-leagues.ts';
import { rejectRow } from './reject-row.ts';
import { goalsOf, type Placed } from './row-keys.ts';
import { cellOf, type Sheet, type SheetLeague } from './sheet.ts';
import type { TeamFinder } from './sheet-teams.ts';

/** A row whose league and teams are known. `placed.date` is empty until `withDays` sets it. */
export type PlacedRow = { readonly row: SheetRow; readonly league: SheetLeague; readonly placed: Placed };

const teamIn = (row: SheetRow, side: 'home' | 'away', league: SheetLeague, teamOf: TeamFinder): number => {
  const text = cellOf(row, side);
  const column = side === 'home' ? 'home_team_key' : 'away_team_key';
  if (text === '') throw new RowError(column, '', 'missing-value');
  const id = teamOf(league, text);
  if (id === 'left-out') throw new RowError(column, text, id);
  if (id === null) throw new RowError(column, text, isTooLong(text) ? 'too-long' : 'unclear-team');
  return id;
};

/** Finds the league, the teams and the day of each row. Rejects rows with the cell that is unclear. */
export const placeRows = async (
  { rows, answers }: Sheet,
  leagueOf: (text: string) => SheetLeague | null,
  teamOf: TeamFinder,
): Promise<{ readonly placed: readonly PlacedRow[]; readonly rejections: readonly Rejection[] }> => {
  const placed: PlacedRow[] = [];
  const rejections: Rejection[] = [];
  const unwanted = new Set(
    answers.leagues.flatMap(({ text, leagueId }) => (leagueId === null ? textKey(text) : [])),
  );
  await eachInTurns(rows, (row) => {
    try {
      const text = cellOf(row, 'league');
      const league = leagueOf(text);
      if (!league)
        throw new RowError('league_key', text, unwanted.has(textKey(text)) ? 'left-out' : 'unclear-league');
      const day = cellOf(row, 'date');
      // A row of a postponed or cancelled game may have no date: `withDays` finds it among the recorded games.
      const isDayless = day === '' && isOffStatus(cellOf(row, 'status'));
      const date = isDayless ? '' : localDay('date', day);
      const [home, away] = [teamIn(row, 'home', league, teamOf), teamIn(row, 'away', league, teamOf)];
      const { line } = row;
      const [time, number] = [cellOf(row, 'time'), cellOf(row, 'number')];
      const goals = goalsOf(cellOf(row, 'homeGoals'), cellOf(row, 'awayGoals'));
      const one = { line, leagueId: league.id, date, time, home, away, number, goals };
      placed.push({ row, league, placed: one });
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      rejections.push(rejectRow(row.line, error));
    }
  });
  return { placed, rejections };
};

/** Gives rows without a day that of their recorded game. Rejects rows whose game is not found. */
export const withDays = (
  placed: readonly PlacedRow[],
  standing: readonly ExistingGame[],
): { readonly dated: readonly PlacedRow[]; readonly undated: readonly Rejection[] } => {
  const undated: Rejection[] = [];
  const dated = placed.flatMap((one) => {
    if (one.placed.date !== '') return [one];
    try {
      return [{ ...one, placed: { ...one.placed, date: dayOfGame(one.placed, standing) } }];
    } catch (error) {
      if (!(error instanceof RowError)) throw error;
      undated.push(rejectRow(one.row.line, error));
      return [];
    }
  });
  return { dated, undated };
};
