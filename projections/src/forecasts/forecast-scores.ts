import type { GameRow } from '../games/games.table.ts';
import { homeShare } from '../ratings/chances.ts';
import { calibrationOf, fitCurve, judgedBy, scoreOf } from '../ratings/judge.ts';
import { homeMargin, isPlayed } from '../standings/result.ts';
import type { ForecastScoreRow } from './forecast-scores.table.ts';
import type { ForecastRow } from './forecasts.table.ts';

type Played = Pick<GameRow, 'gameId' | 'status' | 'homeGoals' | 'awayGoals' | 'forfeitedBy'>;

const rounded = (value: number): number => Math.round(value * 1e6) / 1e6 + 0;

/** Whether the home team won, by game; ties, forfeits and games to come say nothing. */
const winners = (games: readonly Played[]): ReadonlyMap<number, boolean> =>
  new Map(
    games
      .filter((game) => isPlayed(game) && game.forfeitedBy === null && homeMargin(game) !== 0)
      .map((game) => [game.gameId, homeMargin(game) > 0]),
  );

/**
 * Judges a category's forecasts by what happened; no rows without a decided game. The two others are given the curve
 * from differences to chances that suits these very games best, in hindsight; ours are taken as they were made.
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
