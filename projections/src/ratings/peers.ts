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

/** One round: each team's mean of margin and opponent's rating, half of it taken, so that it settles. */
const myHockeyRound = (
  { home, away, margin }: Schedule,
  ratings: Float64Array,
  leavesOut: (difference: number, margin: number) => boolean,
): Float64Array => {
  const sums = new Float64Array(ratings.length);
  const counts = new Int32Array(ratings.length);
  for (let game = 0; game < home.length; game += 1) {
    const [h, a] = [home[game] as number, away[game] as number];
    const [ofHome, ofAway] = [ratings[h] as number, ratings[a] as number];
    const counted = Math.max(-myHockeyCap, Math.min(myHockeyCap, margin[game] as number));
    if (leavesOut(ofHome - ofAway, counted)) continue;
    sums[h] = (sums[h] as number) + counted + ofAway;
    sums[a] = (sums[a] as number) - counted + ofHome;
    counts[h] = (counts[h] as number) + 1;
    counts[a] = (counts[a] as number) + 1;
  }
  return ratings.map((value, team) => {
    const games = counts[team] as number;
    return games === 0 ? value : (value + (sums[team] as number) / games) / 2;
  });
};

/** MYHockey Rankings: average goal differential, at most 7 a game, plus the average rating of the opponents. */
const myHockeyWith =
  (dropsBlowOuts: boolean): PeerMethod =>
  (schedule) => {
    let ratings = new Float64Array(schedule.teamIds.length);
    for (let round = 0; round < 60; round += 1) {
      const drops = dropsBlowOuts && round > settled;
      ratings = myHockeyRound(
        schedule,
        ratings,
        (gap, margin) => drops && Math.abs(gap) > myHockeyCap && gap * margin > 0,
      ) as Float64Array<ArrayBuffer>;
    }
    return difference(ratings);
  };
export const myHockey = myHockeyWith(false);
/** The same without games that a team won which is rated more than seven goals better. */
export const myHockeyWithoutBlowOuts = myHockeyWith(true);

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
