import type { SeasonRace, UpcomingGame } from '../season-race/season-race.ts';
import { markReachedOf } from './playoff-places.ts';
import { type PlayedGames, seasonPlayer } from './season-player.ts';

/** The results of all simulations, by team in the order of the race. */
export type SeasonForecast = {
  readonly simulations: number;
  /** How often each team ended at each rank, best first. */
  readonly ranks: readonly Float64Array[];
  /** Average final points, with fair-play points where the rules count them. */
  readonly points: Float64Array;
  /** Six counts per open game, in the order of the race (see `stakesOf`). */
  readonly stakes: Float64Array;
  /** How often each team reached the target of the race (see `targetOf`). */
  readonly reached: Float64Array;
};

/** Returns each team's share of simulations in which it ended at one of the first ranks, in the order of the race. */
export const firstShares = (
  { ranks, simulations }: Pick<SeasonForecast, 'ranks' | 'simulations'>,
  places: number,
): readonly number[] =>
  ranks.map((own) => own.slice(0, places).reduce((sum, count) => sum + count, 0) / Math.max(1, simulations));

/** Returns each team's share of simulations in which it reached the target, in the order of the race. */
export const targetShares = ({
  reached,
  simulations,
}: Pick<SeasonForecast, 'reached' | 'simulations'>): readonly number[] =>
  Array.from(reached, (count) => count / Math.max(1, simulations));

/**
 * Counts how often both teams of each game reached the target, by winner of the game; ties are not counted.
 */
const countStakes = (
  stakes: Float64Array,
  games: readonly UpcomingGame[],
  { homeGoals, awayGoals }: PlayedGames,
  reached: Uint8Array,
): void => {
  for (const [game, { home, away }] of games.entries()) {
    const margin = (homeGoals[game] as number) - (awayGoals[game] as number);
    if (margin === 0) continue;
    const at = game * 6 + (margin > 0 ? 0 : 3);
    stakes[at] = (stakes[at] as number) + 1;
    stakes[at + 1] = (stakes[at + 1] as number) + (reached[home] as number);
    stakes[at + 2] = (stakes[at + 2] as number) + (reached[away] as number);
  }
};

/**
 * Simulates the open games `simulations` times under the league's own rules. The same race and seed give the same
 * result.
 */
export const simulateSeason = (race: SeasonRace, seed: number, simulations: number): SeasonForecast => {
  const teams = race.tallies.length;
  const { play, ordering, table, played } = seasonPlayer(race, seed);
  const stakes = new Float64Array(race.games.length * 6);
  const ranks = race.tallies.map(() => new Float64Array(teams));
  const points = new Float64Array(teams);
  const reached = new Float64Array(teams);
  const isReached = new Uint8Array(teams);
  const markReached = markReachedOf(race, ordering);
  const countsFairPlay = race.rules.fairPlay?.countsInTotal === true;
  for (let round = 0; round < simulations; round += 1) {
    const order = play();
    order.forEach((team, place) => {
      const own = ranks[team] as Float64Array;
      own[place] = (own[place] as number) + 1;
      const fairPlay = countsFairPlay ? (table.fairPlay[team] as number) : 0;
      points[team] = (points[team] as number) + (table.points[team] as number) + fairPlay;
    });
    isReached.fill(0);
    markReached(order, isReached);
    isReached.forEach((own, team) => {
      reached[team] = (reached[team] as number) + own;
    });
    countStakes(stakes, race.games, played, isReached);
  }
  return { simulations, ranks, points: points.map((sum) => sum / Math.max(1, simulations)), stakes, reached };
};
