import type { GameRow } from '../games/games.table.ts';
import { homeShare } from '../ratings/chances.ts';
import { calibrationOf, fitCurve, judgedBy, scoreOf } from '../ratings/judge.ts';
import { homeMargin, isPlayed } from '../games/result.ts';
import type { ForecastScoreRow } from './forecast-scores.table.ts';
import type { ForecastRow } from './forecasts.table.ts';

type Played = Pick<GameRow, 'gameId' | 'status' | 'homeGoals' | 'awayGoals' | 'forfeitedBy'>;

/** Rounds to six decimals; turns −0 into 0, since Postgres does not return −0. */
const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** True where the home team won, by game id: leaves out ties, forfeits and games not yet played or not forecast. */
export const winnersAmong = (
  forecasts: readonly Pick<ForecastRow, 'gameId'>[],
  games: readonly Played[],
): ReadonlyMap<number, boolean> => {
  const forecast = new Set(forecasts.map(({ gameId }) => gameId));
  return new Map(
    games
      .filter(
        (game) =>
          forecast.has(game.gameId) && isPlayed(game) && game.forfeitedBy === null && homeMargin(game) !== 0,
      )
      .map((game) => [game.gameId, homeMargin(game) > 0]),
  );
};

/**
 * Scores a category's forecasts against the results; returns no rows when no forecast game is decided. Naming the home
 * team gets the curve that fits these very games best, in hindsight. Our forecasts are scored as they were made.
 */
export const forecastScores = (
  forecasts: readonly ForecastRow[],
  games: readonly Played[],
  seasonId: number,
  categoryId: number,
): readonly ForecastScoreRow[] => {
  const winners = winnersAmong(forecasts, games);
  const decided = forecasts.flatMap((forecast) => {
    const homeWon = winners.get(forecast.gameId);
    return homeWon === undefined ? [] : [{ forecast, homeWon }];
  });
  if (decided.length === 0) return [];
  const own = decided.map(({ forecast: { homeChance, tieChance, awayChance }, homeWon }) => ({
    chance: homeShare({ home: homeChance, tie: tieChance, away: awayChance }),
    homeWon,
  }));
  const atHome = decided.map(({ homeWon }) => ({ difference: 0, homeWon }));
  const score = scoreOf(own);
  return [
    {
      seasonId,
      categoryId,
      games: decided.length,
      hits: score.hits,
      logLoss: rounded(score.logLoss),
      homeHits: decided.filter(({ homeWon }) => homeWon).length,
      homeLogLoss: rounded(scoreOf(judgedBy(atHome, fitCurve(atHome))).logLoss),
      calibration: calibrationOf(own).map((bin) => ({ ...bin, chances: rounded(bin.chances) })),
    },
  ];
};
