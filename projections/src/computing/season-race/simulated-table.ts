import type { SeasonRace } from './season-race.ts';

/** A simulated final table, overwritten by each simulation. */
export type SimulatedTable = {
  /** The numbers of all columns, which are parts of it, so that a table is copied at once. */
  readonly all: Float64Array;
  readonly gamesPlayed: Float64Array;
  readonly wins: Float64Array;
  readonly regulationWins: Float64Array;
  readonly shootoutWins: Float64Array;
  readonly points: Float64Array;
  readonly fairPlay: Float64Array;
  readonly goalsFor: Float64Array;
  readonly goalsAgainst: Float64Array;
  readonly goalDifference: Float64Array;
  readonly penaltyMinutes: Float64Array;
  readonly mutualPoints: Float64Array;
  readonly mutualFor: Float64Array;
  readonly mutualAgainst: Float64Array;
  readonly mutualDifference: Float64Array;
  readonly mutualGames: Float64Array;
  readonly evenPoints: Float64Array;
  readonly evenGames: Float64Array;
};

export const emptyTable = (teams: number): SimulatedTable => {
  const all = new Float64Array(10 * teams + 7 * teams * teams);
  let at = 0;
  const numbers = (count: number) => {
    at += count;
    return all.subarray(at - count, at);
  };
  const column = () => numbers(teams);
  const square = () => numbers(teams * teams);
  return {
    all,
    gamesPlayed: column(),
    wins: column(),
    regulationWins: column(),
    shootoutWins: column(),
    points: column(),
    fairPlay: column(),
    goalsFor: column(),
    goalsAgainst: column(),
    goalDifference: column(),
    penaltyMinutes: column(),
    mutualPoints: square(),
    mutualFor: square(),
    mutualAgainst: square(),
    mutualDifference: square(),
    mutualGames: square(),
    evenPoints: square(),
    evenGames: square(),
  };
};

/** Returns the current table, before any simulated game. */
export const tableOf = ({ tallies, mutual }: SeasonRace): SimulatedTable => {
  const table = emptyTable(tallies.length);
  tallies.forEach((tally, team) => {
    table.gamesPlayed[team] = tally.gamesPlayed;
    table.wins[team] = tally.wins;
    table.regulationWins[team] = tally.wins - tally.overtimeWins - tally.shootoutWins;
    table.shootoutWins[team] = tally.shootoutWins;
    table.points[team] = tally.points;
    table.fairPlay[team] = tally.fairPlayPoints;
    table.goalsFor[team] = tally.goalsFor;
    table.goalsAgainst[team] = tally.goalsAgainst;
    table.goalDifference[team] = tally.goalDifference;
    table.penaltyMinutes[team] = tally.penaltyMinutes;
  });
  table.mutualPoints.set(mutual.points);
  table.mutualFor.set(mutual.goalsFor);
  table.mutualAgainst.set(mutual.goalsAgainst);
  table.mutualDifference.set(mutual.goalDifference);
  table.mutualGames.set(mutual.games);
  table.evenPoints.set(mutual.evenPoints);
  table.evenGames.set(mutual.evenGames);
  return table;
};

export const copyTable = (from: SimulatedTable, to: SimulatedTable): void => to.all.set(from.all);
