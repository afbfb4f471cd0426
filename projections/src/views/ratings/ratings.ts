import type { GameRow } from '../games/games.table.ts';
import { isPlayed } from '../games/result.ts';
import { connectedGroups } from './connected-groups.ts';
import { countedMargin, marginCap } from './counted-margin.ts';
import { errorBars } from './error-bars.ts';
import { fitMargins } from './fit-margins.ts';
import type { RatingRow } from './ratings.table.ts';
import { chanceOver, resultsAmong, strengthsByResults } from './results-rating.ts';
import type { Opening } from './opening.ts';
import { type RatedGame, scheduleOf } from './schedule.ts';

/** A rating from fewer games than this is provisional. */
const gamesToBeSettled = 5;

/** Rounds to three decimals; turns −0 into 0, since Postgres does not return −0. */
const rounded = (value: number): number => Math.round(value * 1000) / 1000 + 0;

/**
 * Computes the power ratings and results ratings of a category in a season from all games but forfeits: one row per
 * rated team, by team id. Every game counts with home advantage, since neutral ice in tournaments is not recorded.
 * @param opening last season’s final ratings of these teams, the starting point of this season’s
 */
export const ratingsOf = (
  games: readonly RatedGame[],
  seasonId: number,
  categoryId: number,
  opening?: Opening,
): readonly RatingRow[] => {
  const schedule = scheduleOf(games, opening);
  if (schedule.margin.length === 0) return [];
  const fit = fitMargins(schedule);
  const errors = errorBars(schedule, fit);
  const groups = connectedGroups(schedule);
  const byResults = strengthsByResults(resultsAmong(games, schedule.teamIds), schedule.teamIds.length);
  const shared = {
    homeAdvantage: rounded(fit.x.at(-1) ?? 0),
    ridge: rounded(fit.ridge),
  };
  return schedule.teamIds.map((teamId, index) => ({
    seasonId,
    categoryId,
    teamId,
    rating: rounded(fit.x[index] as number),
    error: rounded(errors[index] as number),
    results: rounded(chanceOver(byResults[index] as number)),
    games: schedule.gamesOf[index] as number,
    provisional: (schedule.gamesOf[index] as number) < gamesToBeSettled,
    connectedGroup: schedule.teamIds[groups[index] as number] as number,
    ...shared,
  }));
};

/** A game compared with its forecast, in goals from the home team's side. */
export type GameExplanation = {
  readonly expected: number;
  /** The margin that counts, clipped to ±15 and 0 after a shoot-out; null before the game is played. */
  readonly actual: number | null;
  /** How much lower each team's rating would be without the game, other ratings fixed; null while it does not count. */
  readonly effect: { readonly home: number; readonly away: number } | null;
};

/** Exact, not an approximation: a refit without the game, opponents fixed, lowers the rating by this. */
const effectOn = ({ games, ridge }: RatingRow, error: number): number => error / (games - 1 + ridge);

/**
 * Returns what the ratings expect of a game and the game's effect on them. Null for a forfeit, when a team has no
 * rating, and between teams that no chain of games connects.
 */
export const explainGame = (ratings: readonly RatingRow[], game: GameRow): GameExplanation | null => {
  const home = ratings.find((rating) => rating.teamId === game.homeTeamId);
  const away = ratings.find((rating) => rating.teamId === game.awayTeamId);
  if (!home || !away || game.forfeitedBy !== null) return null;
  if (home.connectedGroup !== away.connectedGroup) return null;
  const expected = home.rating - away.rating + home.homeAdvantage;
  if (!isPlayed(game)) return { expected: rounded(expected), actual: null, effect: null };
  const actual = countedMargin(game);
  // A capped margin below the expected one does not count against the team: its real margin may have been larger.
  const beyond = Math.abs(actual) === marginCap && actual * (actual - expected) < 0;
  const error = beyond ? 0 : actual - expected;
  return {
    expected: rounded(expected),
    actual,
    effect: { home: rounded(effectOn(home, error)), away: rounded(effectOn(away, -error)) },
  };
};
