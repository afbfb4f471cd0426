import type { LeagueValues } from '../last-league.ts';
import { emptyGame, fixtureIn, type GameValues, resultIn } from '../game-values.ts';
import type { Row } from './rows.ts';

type Where = {
  readonly seasonId: number;
  /** The league, if any, and the category from the fields above the grid. */
  readonly values: LeagueValues;
  readonly hasFairPlay: boolean;
};

/** Returns a row as one game of the input of `game.saveMany`, built with the functions of the game form. */
export const gameOf = (row: Row, { seasonId, values, hasFairPlay }: Where) => {
  const { homeTeamId, awayTeamId, date, time, homeGoals, awayGoals, decidedIn, forfeitedBy } = row;
  const typed: GameValues = {
    ...emptyGame,
    ...values,
    homeTeamId,
    awayTeamId,
    date,
    time,
    homeGoals,
    awayGoals,
    decidedIn,
    forfeitedBy,
    ...(hasFairPlay && { homeFairPlay: row.homeFairPlay, awayFairPlay: row.awayFairPlay }),
    kind: 'league',
    played: 'yes',
  };
  return { commandId: row.commandId, seasonId, ...fixtureIn(typed), ...resultIn(typed), again: row.again };
};
