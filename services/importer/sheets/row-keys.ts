import { minutesOf } from '@rondelle/contracts/competition/same-game.ts';
import { eachInTurns } from '@rondelle/infra/turns.ts';
import type { ExistingGame } from './read-leagues.ts';

/** The league, teams, day, time, number and score of a row, by which its game is recognised. */
export type Placed = {
  readonly line: number;
  readonly leagueId: number;
  readonly date: string;
  readonly time: string;
  readonly home: number;
  readonly away: number;
  readonly number: string;
  /** The score as `3-2`; empty without one. */
  readonly goals: string;
};

/** A row with the values by which it is compared. */
export type KeyedRow = Placed & {
  /** League, day and sides. */
  readonly pairing: string;
  /** The key that the same row gets every time, when its number does not identify it. */
  readonly own: string;
  /** The key by its number; null when the number does not identify a game. */
  readonly numbered: string | null;
  readonly minutes: number | null;
};

export const pairingOf = ({ leagueId, date, home, away }: Placed): string =>
  `sheet/${leagueId}/${date}/${home}/${away}`;
export const numberOf = ({ leagueId, number }: Placed): string => `sheet/${leagueId}/n/${number}`;

/** The pairing that a row of the recorded game would have. */
export const existingPairing = ({ leagueId, date, homeTeamId, awayTeamId }: ExistingGame): string =>
  `sheet/${leagueId}/${date}/${homeTeamId}/${awayTeamId}`;

/** Returns the score of two texts as `3-2`; empty when they are no numbers. */
export const goalsOf = (home: string, away: string): string =>
  /^\d{1,3}$/.test(home) && /^\d{1,3}$/.test(away) ? `${Number(home)}-${Number(away)}` : '';

/** Returns the final score of a recorded game; empty when there is none, or none that the importer may see. */
export const existingGoals = ({ status, homeGoals, awayGoals }: ExistingGame): string =>
  status !== 'final' || homeGoals === null || awayGoals === null ? '' : `${homeGoals}-${awayGoals}`;

/**
 * Returns whether a row's number identifies its game. When one number in a league belongs to two games, all numbers of
 * the league count something else and are ignored.
 */
const distinctNumbers = async (rows: readonly Placed[]): Promise<(row: Placed) => boolean> => {
  const games = new Map<string, string>();
  const ambiguous = new Set<number>();
  await eachInTurns(rows, (row) => {
    if (row.number === '') return;
    const known = games.get(numberOf(row));
    if (known !== undefined && known !== pairingOf(row)) ambiguous.add(row.leagueId);
    games.set(numberOf(row), pairingOf(row));
  });
  return (row) => row.number !== '' && row.number.length <= 20 && !ambiguous.has(row.leagueId);
};

export const keyRows = async (rows: readonly Placed[]): Promise<KeyedRow[]> => {
  const isDistinct = await distinctNumbers(rows);
  const keyed: KeyedRow[] = [];
  await eachInTurns(rows, (row) => {
    const pairing = pairingOf(row);
    keyed.push({
      ...row,
      pairing,
      own: row.time === '' ? pairing : `${pairing}/${row.time}`,
      numbered: isDistinct(row) ? numberOf(row) : null,
      minutes: minutesOf(row.time),
    });
  });
  return keyed;
};

/** The key without the number that is added when a game is entered again after a deletion. */
export const baseKey = (sourceKey: string): string => sourceKey.replace(/~\d+$/, '');

/** Returns whether the numbers show that the recorded game is not the row's. */
export const hasOtherNumber = ({ leagueId, numbered }: KeyedRow, { sourceKey }: ExistingGame): boolean =>
  numbered !== null &&
  sourceKey !== null &&
  baseKey(sourceKey) !== numbered &&
  sourceKey.startsWith(`sheet/${leagueId}/n/`);
