import type { GameRow } from '../games/games.table.ts';
import { isPlayed } from '../standings/result.ts';
import { errorBars } from './error-bars.ts';
import { fitMargins } from './fit-margins.ts';
import type { RatingRow } from './ratings.table.ts';
import { connectedGroups, countedMargin, marginCap, type RatedGame, scheduleOf } from './schedule.ts';

/** With fewer games a rating says little. */
const gamesToBeSettled = 5;

/** Three decimals; never −0, which the database would not give back. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/**
 * The power ratings of a season and category, over all games but forfeits: each row has a team that played one, in the
 * order of team ids. Home advantage is counted in every game: which tournament games were on neutral ice is not known.
 */
export const ratingsOf = (
  games: readonly RatedGame[],
  seasonId: number,
  categoryId: number,
): readonly RatingRow[] => {
  const schedule = scheduleOf(games);
  if (schedule.margin.length === 0) return [];
  const fit = fitMargins(schedule);
  const errors = errorBars(schedule, fit);
  const groups = connectedGroups(schedule);
  const shared = {
    homeAdvantage: rounded(fit.x.at(-1) ?? 0),
    ridge: rounded(fit.ridge),
    deviation: rounded(fit.deviation),
  };
  return schedule.teamIds.map((teamId, index) => ({
    seasonId,
    categoryId,
    teamId,
    rating: rounded(fit.x[index] as number),
    error: rounded(errors[index] as number),
    games: schedule.gamesOf[index] as number,
    provisional: (schedule.gamesOf[index] as number) < gamesToBeSettled,
    connectedGroup: schedule.teamIds[groups[index] as number] as number,
    ...shared,
  }));
};

/** A game against its forecast, all in goals of the home team. */
export type GameExplanation = {
  readonly expected: number;
  /** The margin that counted, clipped to ±10 and 0 after a shoot-out; null before the game is played. */
  readonly actual: number | null;
  /** By how much each team's rating would be lower without the game, the others held still; null while it does not count. */
  readonly effect: { readonly home: number; readonly away: number } | null;
};

/** A refit without the game, opponents held still, gives the team's rating less this: exact, not an approximation. */
const effectOn = ({ games, ridge }: RatingRow, error: number): number => error / (games - 1 + ridge);

/**
 * What the ratings expect of a game, and what it did to them; null for a forfeit, when a team has no rating, and between
 * teams that no chain of games connects.
 */
export const explainGame = (ratings: readonly RatingRow[], game: GameRow): GameExplanation | null => {
  const home = ratings.find((rating) => rating.teamId === game.homeTeamId);
  const away = ratings.find((rating) => rating.teamId === game.awayTeamId);
  if (!home || !away || game.forfeitedBy !== null) return null;
  if (home.connectedGroup !== away.connectedGroup) return null;
  const expected = home.rating - away.rating + home.homeAdvantage;
  if (!isPlayed(game)) return { expected: rounded(expected), actual: null, effect: null };
  const actual = countedMargin(game);
  const beyond = Math.abs(actual) === marginCap && actual * (actual - expected) < 0;
  const error = beyond ? 0 : actual - expected;
  return {
    expected: rounded(expected),
    actual,
    effect: { home: rounded(effectOn(home, error)), away: rounded(effectOn(away, -error)) },
  };
};
