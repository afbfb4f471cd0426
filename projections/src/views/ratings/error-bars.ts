import { connectedGroups } from './connected-groups.ts';
import type { MarginFit } from './fit-margins.ts';
import type { Matchups } from './matchups.ts';
import type { Schedule } from './schedule.ts';

/** Up to this many teams the inverse is exact; beyond, it is approximated to second order. */
const exactUpTo = 64;
/** Beyond this number, which no category reaches, only a first-order approximation is used. */
const secondOrderUpTo = 3000;

const informationOf = ({ gamesOf }: Schedule, ridge: number): Float64Array =>
  new Float64Array(gamesOf).map((games) => games + ridge);

/** Number of games between two teams, by number of their pair. */
const gamesByPair = ({ numbers, games }: Matchups): Int32Array => {
  const ofPair = new Int32Array(numbers.pairs);
  for (let matchup = 0; matchup < games.length; matchup += 1) {
    const pair = numbers.pair[matchup] as number;
    ofPair[pair] = (ofPair[pair] as number) + (games[matchup] as number);
  }
  return ofPair;
};

/** Approximates the diagonal of the inverse by 1 / (A_ii − Σ_j A_ij² / A_jj), in time linear in the games. */
const nearDiagonal = (schedule: Schedule, ridge: number): Float64Array => {
  const own = informationOf(schedule, ridge);
  if (own.length > secondOrderUpTo) return own.map((value) => 1 / value);
  const { matchups } = schedule;
  const { home, away, games, numbers } = matchups;
  const information = own.slice();
  const ofPair = gamesByPair(matchups);
  for (let matchup = 0; matchup < games.length; matchup += 1) {
    const h = home[matchup] as number;
    const a = away[matchup] as number;
    // The matchups of a pair with n games add up to n².
    const part = (games[matchup] as number) * (ofPair[numbers.pair[matchup] as number] as number);
    information[h] = (information[h] as number) - part / (own[a] as number);
    information[a] = (information[a] as number) - part / (own[h] as number);
  }
  return information.map((value) => 1 / Math.max(value, ridge));
};

/** Returns the lower triangle L of A = L·Lᵀ, row by row. */
const cholesky = (schedule: Schedule, ridge: number): readonly Float64Array[] => {
  const teams = schedule.teamIds.length;
  const own = informationOf(schedule, ridge);
  const rows = Array.from({ length: teams }, (_, team) => {
    const row = new Float64Array(team + 1);
    row[team] = own[team] as number;
    return row;
  });
  const { home, away, games } = schedule.matchups;
  for (let matchup = 0; matchup < games.length; matchup += 1) {
    const [h, a] = [home[matchup] as number, away[matchup] as number];
    const row = rows[Math.max(h, a)] as Float64Array;
    row[Math.min(h, a)] = (row[Math.min(h, a)] as number) - (games[matchup] as number);
  }
  rows.forEach((row, i) => {
    for (let j = 0; j <= i; j += 1) {
      const other = rows[j] as Float64Array;
      let sum = row[j] as number;
      for (let k = 0; k < j; k += 1) sum -= (row[k] as number) * (other[k] as number);
      row[j] = i === j ? Math.sqrt(sum) : sum / (other[j] as number);
    }
  });
  return rows;
};

/** Returns the size of each team's connected group. */
const groupSizes = (schedule: Schedule): readonly number[] => {
  const groups = connectedGroups(schedule);
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  return [...groups].map((group) => sizes.get(group) ?? 1);
};

/**
 * Computes the diagonal of the inverse: for each team, the squared length of its column of L⁻¹. Only the ridge
 * determines the level of a whole group. That part, 1 / (ridge · teams), is subtracted, since ratings are relative to
 * the group's average.
 */
const exactDiagonal = (schedule: Schedule, ridge: number): Float64Array => {
  const rows = cholesky(schedule, ridge);
  const column = new Float64Array(rows.length);
  const sizes = groupSizes(schedule);
  return Float64Array.from(rows, (_, team) => {
    let squares = 0;
    for (let i = team; i < rows.length; i += 1) {
      const row = rows[i] as Float64Array;
      let sum = i === team ? 1 : 0;
      for (let k = team; k < i; k += 1) sum -= (row[k] as number) * (column[k] as number);
      column[i] = sum / (row[i] as number);
      squares += (column[i] as number) ** 2;
    }
    return squares - 1 / (ridge * (sizes[team] ?? 1));
  });
};

/**
 * Returns the standard error of each rating in goals: the deviation of margins times the root of the inverse's
 * diagonal. Includes all rated games, but not the error of the home advantage.
 */
export const errorBars = (schedule: Schedule, { ridge, deviation }: MarginFit): Float64Array => {
  const exact = schedule.teamIds.length <= exactUpTo;
  const diagonal = exact ? exactDiagonal(schedule, ridge) : nearDiagonal(schedule, ridge);
  return diagonal.map((value) => deviation * Math.sqrt(Math.max(0, value)));
};
