import { homeMargin } from '../games/result.ts';
import { isRated, type RatedGame } from './schedule.ts';

/**
 * Rates teams by results alone (Bradley and Terry, with ties as half a win, as KRACH does): a win counts the same by one
 * goal or by ten, in overtime or a shoot-out. Home ice and the order of games do not count. Besides its games every team
 * has one tie against an average team, so that a team that has won all its games has a finite rating.
 *
 * A win never lowers a team and a loss never raises it: with the average team fixed, each game pulls only its two teams
 * apart.
 */
export type Result = {
  readonly home: number;
  readonly away: number;
  /** 1 when the home team won, 0 when it lost, ½ for a tie. */
  readonly won: number;
};

const tolerance = 1e-10;
const mostRounds = 100;
const longestStep = 2;

/** Returns the rated games of teams, numbered in the order of `teamIds`. */
export const resultsAmong = (games: readonly RatedGame[], teamIds: readonly number[]): readonly Result[] => {
  const numbers = new Map(teamIds.map((teamId, number) => [teamId, number]));
  return games
    .filter(isRated)
    .sort((a, b) => a.gameId - b.gameId)
    .map((game) => ({
      home: numbers.get(game.homeTeamId) ?? 0,
      away: numbers.get(game.awayTeamId) ?? 0,
      won: (1 + Math.sign(homeMargin(game))) / 2,
    }));
};

/** Returns the chance of a team against one that is `difference` weaker, in log-odds. */
export const chanceOver = (difference: number): number => 1 / (1 + Math.exp(-difference));

type Slope = { readonly slope: Float64Array; readonly bends: Float64Array; readonly diagonal: Float64Array };

/** Returns the gradient of the log-likelihood, and the curvature of each game and each team. */
const slopeAt = (results: readonly Result[], x: Float64Array): Slope => {
  // The tie against the average team.
  const slope = x.map((value) => 0.5 - chanceOver(value));
  const diagonal = x.map((value) => chanceOver(value) * (1 - chanceOver(value)));
  const bends = Float64Array.from(results, ({ home, away, won }) => {
    const chance = chanceOver((x[home] as number) - (x[away] as number));
    const bend = chance * (1 - chance);
    slope[home] = (slope[home] as number) + won - chance;
    slope[away] = (slope[away] as number) - won + chance;
    diagonal[home] = (diagonal[home] as number) + bend;
    diagonal[away] = (diagonal[away] as number) + bend;
    return bend;
  });
  return { slope, bends, diagonal };
};

const dot = (a: Float64Array, b: Float64Array): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] as number), 0);

/** Solves curvature · step = slope by conjugate gradients. */
const stepAt = (results: readonly Result[], { slope, bends, diagonal }: Slope): Float64Array => {
  const step = new Float64Array(slope.length);
  const rest = slope.slice();
  let direction = rest.map((value, team) => value / (diagonal[team] as number));
  let size = dot(rest, direction);
  for (let round = 0; round < 4 * slope.length && size > tolerance ** 2; round += 1) {
    const image = direction.map((value, team) => value * (diagonal[team] as number));
    results.forEach(({ home, away }, game) => {
      const bend = bends[game] as number;
      image[home] = (image[home] as number) - bend * (direction[away] as number);
      image[away] = (image[away] as number) - bend * (direction[home] as number);
    });
    const length = size / dot(direction, image);
    let next = 0;
    for (let team = 0; team < step.length; team += 1) {
      step[team] = (step[team] as number) + length * (direction[team] as number);
      rest[team] = (rest[team] as number) - length * (image[team] as number);
      next += (rest[team] as number) ** 2 / (diagonal[team] as number);
    }
    const grown = next / size;
    direction = direction.map(
      (value, team) => (rest[team] as number) / (diagonal[team] as number) + grown * value,
    );
    size = next;
  }
  return step;
};

/** Returns each team's strength in log-odds against an average team, in the order of team numbers. */
export const strengthsByResults = (results: readonly Result[], teams: number): Float64Array => {
  let x = new Float64Array(teams);
  for (let round = 0; round < mostRounds; round += 1) {
    const step = stepAt(results, slopeAt(results, x));
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const share = Math.min(1, longestStep / longest);
    x = x.map((value, team) => value + share * (step[team] as number));
    if (longest < 1e-9) break;
  }
  return x;
};
