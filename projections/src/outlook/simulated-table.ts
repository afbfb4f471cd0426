import type { SeasonRace } from './season-race.ts';

/** One simulated final table, written anew for every simulation. */
export type SimulatedTable = {
  readonly gamesPlayed: Float64Array;
  readonly wins: Float64Array;
  readonly regulationWins: Float64Array;
  readonly shootoutWins: Float64Array;
  readonly points: Float64Array;
  readonly fairPlay: Float64Array;
  readonly goalsFor: Float64Array;
  readonly goalsAgainst: Float64Array;
  readonly goalDifference: Float64Array;
  readonly mutualPoints: Float64Array;
  readonly mutualFor: Float64Array;
  readonly mutualAgainst: Float64Array;
  readonly mutualGames: Float64Array;
  readonly evenPoints: Float64Array;
  readonly evenGames: Float64Array;
};

export const emptyTable = (teams: number): SimulatedTable => {
  const column = () => new Float64Array(teams);
  const square = () => new Float64Array(teams * teams);
  return {
    gamesPlayed: column(),
    wins: column(),
    regulationWins: column(),
    shootoutWins: column(),
    points: column(),
    fairPlay: column(),
    goalsFor: column(),
    goalsAgainst: column(),
    goalDifference: column(),
    mutualPoints: square(),
    mutualFor: square(),
    mutualAgainst: square(),
    mutualGames: square(),
    evenPoints: square(),
    evenGames: square(),
  };
};

/** The table as it stands, before any simulated game. */
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
  });
  table.mutualPoints.set(mutual.points);
  table.mutualFor.set(mutual.goalsFor);
  table.mutualAgainst.set(mutual.goalsAgainst);
  table.mutualGames.set(mutual.games);
  table.evenPoints.set(mutual.evenPoints);
  table.evenGames.set(mutual.evenGames);
  return table;
};

const columns = Object.keys(emptyTable(0)) as readonly (keyof SimulatedTable)[];
export const copyTable = (from: SimulatedTable, to: SimulatedTable): void => {
  for (const column of columns) to[column].set(from[column]);
};
