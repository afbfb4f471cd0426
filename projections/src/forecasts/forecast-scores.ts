import type { GameRow } from '../games/games.table.ts';
import { homeShare } from '../ratings/chances.ts';
import { calibrationOf, fitCurve, judgedBy, scoreOf } from '../ratings/judge.ts';
import { homeMargin, isPlayed } from '../standings/result.ts';
import type { ForecastScoreRow } from './forecast-scores.table.ts';
import type { ForecastRow } from './forecasts.table.ts';

type Played = Pick<GameRow, 'gameId' | 'status' | 'homeGoals' | 'awayGoals' | 'forfeitedBy'>;

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** Returns whether the home team won, by game id. Leaves out ties, forfeits and games not yet played. */
const winners = (games: readonly Played[]): ReadonlyMap<number, boolean> =>
  new Map(
    games
      .filter((game) => isPlayed(game) && game.forfeitedBy === null && homeMargin(game) !== 0)
      .map((game) => [game.gameId, homeMargin(game) > 0]),
  );

/**
 * Scores a category's forecasts against the results; returns no rows when no forecast game is decided. The two other
 * methods get the curve from rating difference to chance that fits these very games best, in hindsight. Our forecasts
 * are scored as they were made.
 */
export const forecastScores = (
  forecasts: readonly ForecastRow[],
  games: readonly Played[],
  seasonId: number,
  categoryId: number,
): readonly ForecastScoreRow[] => {
  const homeWonIn = winners(games);
  const decided = forecasts.flatMap((forecast) => {
    const homeWon = homeWonIn.get(forecast.gameId);
    return homeWon === undefined ? [] : [{ forecast, homeWon }];
  });
  if (decided.length === 0) return [];
  const own = decided.map(({ forecast: { homeChance, tieChance, awayChance }, homeWon }) => ({
    chance: homeShare({ home: homeChance, tie: tieChance, away: awayChance }),
    homeWon,
  }));
  const ofPeer = decided.map(({ forecast, homeWon }) => ({ difference: forecast.peerDifference, homeWon }));
  const atHome = decided.map(({ homeWon }) => ({ difference: 0, homeWon }));
  const [score, peer, home] = [
    own,
    judgedBy(ofPeer, fitCurve(ofPeer)),
    judgedBy(atHome, fitCurve(atHome)),
  ].map(scoreOf);
  return [
    {
      seasonId,
      categoryId,
      games: decided.length,
      hits: score?.hits ?? 0,
      logLoss: rounded(score?.logLoss ?? 0),
      peerHits: peer?.hits ?? 0,
      peerLogLoss: rounded(peer?.logLoss ?? 0),
      homeHits: decided.filter(({ homeWon }) => homeWon).length,
      homeLogLoss: rounded(home?.logLoss ?? 0),
      calibration: calibrationOf(own).map((bin) => ({ ...bin, chances: rounded(bin.chances) })),
    },
  ];
};
