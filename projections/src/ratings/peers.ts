import type { Schedule } from './schedule.ts';

/**
 * Other people's methods, for comparison: each answers how much better the home team is, in a unit of its own, from the
 * games of a schedule. They know nothing of home ice.
 */
export type PeerMethod = (schedule: Schedule) => (home: number, away: number) => number;

const myHockeyCap = 7;
const settled = 5;

const difference = (ratings: Float64Array) => (home: number, away: number) =>
  (ratings[home] as number) - (ratings[away] as number);

const mostRounds = 60;
const closeEnough = 1e-3;

/** One round in place: each team half way to its mean of margin and opponent's rating. Answers the longest step. */
const myHockeyRound = (
  { home, away, margin }: Schedule,
  ratings: Float64Array,
  sums: Float64Array,
  counts: Int32Array,
  dropsBlowOuts: boolean,
): number => {
  sums.fill(0);
  counts.fill(0);
  for (let game = 0; game < home.length; game += 1) {
    const h = home[game] as number;
    const a = away[game] as number;
    const ofHome = ratings[h] as number;
    const ofAway = ratings[a] as number;
    const counted = Math.max(-myHockeyCap, Math.min(myHockeyCap, margin[game] as number));
    const gap = ofHome - ofAway;
    if (dropsBlowOuts && Math.abs(gap) > myHockeyCap && gap * counted > 0) continue;
    sums[h] = (sums[h] as number) + counted + ofAway;
    sums[a] = (sums[a] as number) - counted + ofHome;
    counts[h] = (counts[h] as number) + 1;
    counts[a] = (counts[a] as number) + 1;
  }
  let longest = 0;
  for (let team = 0; team < ratings.length; team += 1) {
    const games = counts[team] as number;
    if (games === 0) continue;
    const step = ((sums[team] as number) / games - (ratings[team] as number)) / 2;
    ratings[team] = (ratings[team] as number) + step;
    longest = Math.max(longest, Math.abs(step));
  }
  return longest;
};

/** MYHockey's ratings, from those of an earlier week or from nothing. */
export const myHockeyRatings = (
  schedule: Schedule,
  start?: Float64Array,
  dropsBlowOuts = false,
): Float64Array => {
  const teams = schedule.teamIds.length;
  const ratings = start ? start.slice() : new Float64Array(teams);
  const [sums, counts] = [new Float64Array(teams), new Int32Array(teams)];
  for (let round = 0; round < mostRounds; round += 1) {
    const longest = myHockeyRound(schedule, ratings, sums, counts, dropsBlowOuts && round > settled);
    if (longest < closeEnough && (!dropsBlowOuts || round > settled)) break;
  }
  return ratings;
};

/** MYHockey Rankings: average goal differential, at most 7 a game, plus the average rating of the opponents. */
export const myHockey: PeerMethod = (schedule) => difference(myHockeyRatings(schedule));
/** The same without games that a team won which is rated more than seven goals better. */
export const myHockeyWithoutBlowOuts: PeerMethod = (schedule) =>
  difference(myHockeyRatings(schedule, undefined, true));

/** Massey: ratings whose differences fit all margins best (least squares), by rounds of Gauss and Seidel. */
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

/** KRACH (Bradley and Terry): strengths whose ratios give the wins; a tie with an average team is added to each. */
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

/** Elo in the order of play, a win counting more by its margin: K = 20 · ln(margin + 1), 65 points for home ice. */
export const eloWithMargin: PeerMethod = ({ home, away, margin, gamesOf }) => {
  const points = new Float64Array(gamesOf.length);
  for (let game = 0; game < home.length; game += 1) {
    const [h, a] = [home[game] as number, away[game] as number];
    const expected = 1 / (1 + 10 ** (-((points[h] as number) - (points[a] as number) + 65) / 400));
    const result = margin[game] as number;
    const change = 20 * Math.log(Math.abs(result) + 1.5) * (0.5 + Math.sign(result) / 2 - expected);
    points[h] = (points[h] as number) + change;
    points[a] = (points[a] as number) - change;
  }
  return difference(points.map((value) => value / 100));
};

/** Says of every game that the home team wins. */
export const homeTeamWins: PeerMethod = () => () => 1;
