import { type GamesByTeam, gamesByTeam } from './games-by-team.ts';
import type { Schedule } from '../../views/ratings/schedule.ts';

/**
 * Other people's methods, for comparison. Each returns how much better the home team is, in a unit of its own, from the
 * games of a schedule. They ignore home advantage and earlier seasons, except where noted.
 */
export type PeerMethod = (
  schedule: Schedule,
  earlierSeasons: readonly Schedule[],
) => (home: number, away: number) => number;

const myHockeyCap = 7;
const settled = 5;

const difference = (ratings: Float64Array) => (home: number, away: number) =>
  (ratings[home] as number) - (ratings[away] as number);

const mostRounds = 60;
const closeEnough = 1e-3;

/** Sums of a round by team: margins, ratings of opponents, and number of games. */
type Sums = {
  readonly ofMargins: Float64Array;
  readonly ofOpponents: Float64Array;
  readonly counted: Int32Array;
};

/** A win by seven goals or more of a team that is rated more than seven goals better. */
const isBlowOut = (gap: number, margin: number): boolean =>
  Math.abs(gap) > myHockeyCap && Math.abs(margin) >= myHockeyCap && gap * margin > 0;

const addMargins = (
  { from, opponents, margins }: GamesByTeam,
  { ofMargins, counted }: Sums,
  ratings: Float64Array,
  drops: boolean,
): void => {
  for (let team = 0; team < ratings.length; team += 1) {
    const own = ratings[team] as number;
    const end = from[team + 1] as number;
    let sum = 0;
    let games = 0;
    for (let index = from[team] as number; index < end; index += 1) {
      const margin = margins[index] as number;
      if (drops && isBlowOut(own - (ratings[opponents[index] as number] as number), margin)) continue;
      sum += Math.max(-myHockeyCap, Math.min(myHockeyCap, margin));
      games += 1;
    }
    ofMargins[team] = sum;
    counted[team] = games;
  }
};

const addOpponents = (
  { from, opponents, margins }: GamesByTeam,
  { ofOpponents }: Sums,
  ratings: Float64Array,
  drops: boolean,
): void => {
  for (let team = 0; team < ratings.length; team += 1) {
    const own = ratings[team] as number;
    const end = from[team + 1] as number;
    let sum = 0;
    for (let index = from[team] as number; index < end; index += 1) {
      const rating = ratings[opponents[index] as number] as number;
      if (!drops || !isBlowOut(own - rating, margins[index] as number)) sum += rating;
    }
    ofOpponents[team] = sum;
  }
};

/** Moves each team halfway to its average margin plus average opponent rating. Returns the longest step. */
const moveHalfWay = ({ ofMargins, ofOpponents, counted }: Sums, ratings: Float64Array): number => {
  let longest = 0;
  for (let team = 0; team < ratings.length; team += 1) {
    const games = counted[team] as number;
    if (games === 0) continue;
    const sum = (ofMargins[team] as number) + (ofOpponents[team] as number);
    const step = (sum / games - (ratings[team] as number)) / 2;
    ratings[team] = (ratings[team] as number) + step;
    longest = Math.max(longest, Math.abs(step));
  }
  return longest;
};

/** Computes MYHockey's ratings, from those of an earlier week or from zero. */
export const myHockeyRatings = (
  games: GamesByTeam,
  start?: Float64Array,
  dropsBlowOuts = false,
): Float64Array => {
  const teams = games.from.length - 1;
  const ratings = start ? start.slice() : new Float64Array(teams);
  const sums: Sums = {
    ofMargins: new Float64Array(teams),
    ofOpponents: new Float64Array(teams),
    counted: new Int32Array(teams),
  };
  addMargins(games, sums, ratings, false);
  for (let round = 0; round < mostRounds; round += 1) {
    const drops = dropsBlowOuts && round > settled;
    if (drops) addMargins(games, sums, ratings, true);
    addOpponents(games, sums, ratings, drops);
    const longest = moveHalfWay(sums, ratings);
    if (longest < closeEnough && (!dropsBlowOuts || drops)) break;
  }
  return ratings;
};

/** MYHockey Rankings: average goal differential, at most 7 per game, plus the average rating of the opponents. */
export const myHockey: PeerMethod = (schedule) => difference(myHockeyRatings(gamesByTeam(schedule)));
/** MYHockey Rankings without games won by seven goals or more by a team that is rated more than seven goals better. */
export const myHockeyWithoutBlowOuts: PeerMethod = (schedule) =>
  difference(myHockeyRatings(gamesByTeam(schedule), undefined, true));

/** Massey: ratings whose differences fit all margins best (least squares), by damped Jacobi iteration. */
export const massey: PeerMethod = ({ home, away, homeGoals, awayGoals, gamesOf }) => {
  const ratings = new Float64Array(gamesOf.length);
  const sums = new Float64Array(gamesOf.length);
  for (let round = 0; round < 200; round += 1) {
    sums.fill(0);
    for (let game = 0; game < home.length; game += 1) {
      const [h, a] = [home[game] as number, away[game] as number];
      const margin = (homeGoals[game] as number) - (awayGoals[game] as number);
      sums[h] = (sums[h] as number) + margin + (ratings[a] as number);
      sums[a] = (sums[a] as number) - margin + (ratings[h] as number);
    }
    ratings.forEach((value, team) => {
      const games = gamesOf[team] as number;
      if (games > 0) ratings[team] = (value + (sums[team] as number) / games) / 2;
    });
  }
  return difference(ratings);
};

/**
 * KRACH (Bradley–Terry): strengths whose ratios give the wins; each team gets one fictitious tie with an average team.
 */
export const krach: PeerMethod = ({ home, away, margin, gamesOf }) => {
  const wins = new Float64Array(gamesOf.length).fill(0.5);
  for (let game = 0; game < home.length; game += 1) {
    const share = 0.5 + Math.sign(margin[game] as number) / 2;
    wins[home[game] as number] = (wins[home[game] as number] as number) + share;
    wins[away[game] as number] = (wins[away[game] as number] as number) + 1 - share;
  }
  let strengths = new Float64Array(gamesOf.length).fill(1);
  for (let round = 0; round < 100; round += 1) {
    const weights = strengths.map((own) => 1 / (own + 1));
    for (let game = 0; game < home.length; game += 1) {
      const [h, a] = [home[game] as number, away[game] as number];
      const weight = 1 / ((strengths[h] as number) + (strengths[a] as number));
      weights[h] = (weights[h] as number) + weight;
      weights[a] = (weights[a] as number) + weight;
    }
    strengths = strengths.map((_, team) => (wins[team] as number) / (weights[team] as number));
  }
  return difference(strengths.map((strength) => Math.log(strength)));
};

type EloSettings = { readonly k: number; readonly kept: number };

/** Changes points in the order of play, weighted by margin: K · ln(margin + 1.5), and 65 points for home ice. */
const playElo = (
  { home, away, margin, teamIds }: Schedule,
  points: Map<number, number>,
  { k }: EloSettings,
): void => {
  for (let game = 0; game < home.length; game += 1) {
    const [h, a] = [teamIds[home[game] as number] as number, teamIds[away[game] as number] as number];
    const [ofHome, ofAway] = [points.get(h) ?? 0, points.get(a) ?? 0];
    const expected = 1 / (1 + 10 ** (-(ofHome - ofAway + 65) / 400));
    const result = margin[game] as number;
    const change = k * Math.log(Math.abs(result) + 1.5) * (0.5 + Math.sign(result) / 2 - expected);
    points.set(h, ofHome + change);
    points.set(a, ofAway - change);
  }
};

const elo =
  (settings: EloSettings): PeerMethod =>
  (schedule, earlierSeasons) => {
    const points = new Map<number, number>();
    for (const season of settings.kept > 0 ? earlierSeasons : []) {
      playElo(season, points, settings);
      for (const [teamId, value] of points) points.set(teamId, settings.kept * value);
    }
    playElo(schedule, points, settings);
    return difference(Float64Array.from(schedule.teamIds, (teamId) => (points.get(teamId) ?? 0) / 100));
  };

/** Elo with margin that starts every season at nothing. */
export const eloWithMargin = elo({ k: 20, kept: 0 });
/** Elo with margin that keeps 80 % of the points over the summer; its settings fit the NHL of 2005 to 2012 best. */
export const eloOverSeasons = elo({ k: 8, kept: 0.8 });

/** Forecasts a win of the home team in every game. */
export const homeTeamWins: PeerMethod = () => () => 1;
