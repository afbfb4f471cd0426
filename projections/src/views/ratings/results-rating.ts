import { homeMargin } from '../games/result.ts';
import { solveSystem } from './conjugate-gradients.ts';
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

/** The games between two teams, wherever they played. */
type Pairs = {
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly games: Float64Array;
  /** Wins of the first team, with half a win for a tie. */
  readonly won: Float64Array;
};

/** Adds up results by pair: there are fewer pairs than games, and fitting goes through them many times. */
const addUpByPair = (results: readonly Result[], teams: number): Pairs => {
  const pairs = new Map<number, { one: number; other: number; games: number; won: number }>();
  for (const { home, away, won } of results) {
    const [one, other] = [Math.min(home, away), Math.max(home, away)];
    const pair = pairs.get(one * teams + other) ?? { one, other, games: 0, won: 0 };
    pair.games += 1;
    pair.won += home === one ? won : 1 - won;
    pairs.set(one * teams + other, pair);
  }
  const all = [...pairs.values()];
  return {
    one: Int32Array.from(all, (pair) => pair.one),
    other: Int32Array.from(all, (pair) => pair.other),
    games: Float64Array.from(all, ({ games }) => games),
    won: Float64Array.from(all, ({ won }) => won),
  };
};

type Slope = { readonly slope: Float64Array; readonly bends: Float64Array; readonly diagonal: Float64Array };

/** Returns the gradient of the log-likelihood, and the curvature of each pair and each team. */
const slopeAt = ({ one, other, games, won }: Pairs, x: Float64Array): Slope => {
  // The tie against the average team.
  const slope = x.map((value) => 0.5 - chanceOver(value));
  const diagonal = x.map((value) => chanceOver(value) * (1 - chanceOver(value)));
  const bends = new Float64Array(games.length);
  for (let pair = 0; pair < games.length; pair += 1) {
    const a = one[pair] as number;
    const b = other[pair] as number;
    const count = games[pair] as number;
    const chance = chanceOver((x[a] as number) - (x[b] as number));
    const bend = count * chance * (1 - chance);
    const missing = (won[pair] as number) - count * chance;
    slope[a] = (slope[a] as number) + missing;
    slope[b] = (slope[b] as number) - missing;
    diagonal[a] = (diagonal[a] as number) + bend;
    diagonal[b] = (diagonal[b] as number) + bend;
    bends[pair] = bend;
  }
  return { slope, bends, diagonal };
};

/** Multiplies the curvature by `v`, into `out`. */
const multiply = (
  { one, other }: Pairs,
  { bends, diagonal }: Slope,
  v: Float64Array,
  out: Float64Array,
): void => {
  for (let team = 0; team < v.length; team += 1) out[team] = (v[team] as number) * (diagonal[team] as number);
  for (let pair = 0; pair < bends.length; pair += 1) {
    const a = one[pair] as number;
    const b = other[pair] as number;
    const bend = bends[pair] as number;
    out[a] = (out[a] as number) - bend * (v[b] as number);
    out[b] = (out[b] as number) - bend * (v[a] as number);
  }
};

/** Solves curvature · step = slope. */
const stepAt = (pairs: Pairs, at: Slope): Float64Array => {
  const multiplied = (v: Float64Array, out: Float64Array) => multiply(pairs, at, v, out);
  return solveSystem({ right: at.slope, diagonal: at.diagonal, multiply: multiplied }, tolerance ** 2);
};

/** Returns each team's strength in log-odds against an average team, in the order of team numbers. */
export const strengthsByResults = (results: readonly Result[], teams: number): Float64Array => {
  const pairs = addUpByPair(results, teams);
  let x = new Float64Array(teams);
  for (let round = 0; round < mostRounds; round += 1) {
    const step = stepAt(pairs, slopeAt(pairs, x));
    const longest = step.reduce((most, value) => Math.max(most, Math.abs(value)), 0);
    const share = Math.min(1, longestStep / longest);
    x = x.map((value, team) => value + share * (step[team] as number));
    if (longest < 1e-9) break;
  }
  return x;
};
