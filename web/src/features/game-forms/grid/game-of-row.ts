import type { LeagueValues } from '../last-league.ts';
import { emptyGame, fixtureIn, type GameValues, resultIn } from '../game-values.ts';
import type { Row } from './rows.ts';

type Where = {
  readonly seasonId: number;
  /** The league, or none, and the category, as the form above the grid has them. */
  readonly values: LeagueValues;
  readonly hasFairPlay: boolean;
};

/** The row as the server takes a game, made by what one game’s form is sent with. */
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
