import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { SeasonRace } from './season-race.ts';
import type { SimulatedTable } from './simulated-table.ts';

/** The team that tied teams are compared with, where rules do so; −1 for none. */
export type Best = { team: number };

/** A team's value by a criterion; head-to-head criteria compare it with the `tied` teams. */
type Value = (team: number, tied: Int32Array) => number;

const ratio = (scored: number, allowed: number): number =>
  scored + allowed === 0 ? 0 : scored / (scored + allowed);

const amongTied = (square: Float64Array, team: number, tied: Int32Array, teams: number): number => {
  let sum = 0;
  for (let index = 0; index < tied.length; index += 1)
    sum += square[team * teams + (tied[index] as number)] as number;
  return sum;
};

export const at = (column: Float64Array, team: number): number => column[team] as number;
const columnOf =
  (column: Float64Array): Value =>
  (team) =>
    column[team] as number;

/** The criteria of `criteria.ts`, over columns that each simulation overwrites. */
export const valuesOf = (
  table: SimulatedTable,
  { rules, drawRanks }: SeasonRace,
  best: Best,
): Readonly<Record<Criterion, Value>> => {
  const teams = table.points.length;
  const { points, wins, goalsFor, goalsAgainst, gamesPlayed, mutualFor, mutualAgainst } = table;
  const mutual =
    (square: Float64Array): Value =>
    (team, tied) =>
      amongTied(square, team, tied, teams);
  const [scored, allowed] = [mutual(mutualFor), mutual(mutualAgainst)];
  const share =
    (of: Value, outOf: Value): Value =>
    (team, tied) => {
      const all = outOf(team, tied);
      return all === 0 ? 0 : of(team, tied) / all;
    };
  const against =
    (square: Float64Array): Value =>
    (team) =>
      best.team < 0 ? 0 : (square[team * teams + best.team] as number);
  return {
    points: columnOf(points),
    totalPoints: rules.fairPlay?.countsInTotal
      ? (team) => at(points, team) + at(table.fairPlay, team)
      : columnOf(points),
    pointsPercentage: share(columnOf(points), columnOf(gamesPlayed)),
    fewestGamesPlayed: columnOf(gamesPlayed),
    wins: columnOf(wins),
    regulationWins: columnOf(table.regulationWins),
    regulationAndOvertimeWins: (team) => at(wins, team) - at(table.shootoutWins, team),
    goalQuotient: (team) => at(goalsFor, team) / Math.max(0.001, at(goalsAgainst, team)),
    goalRatio: (team) => ratio(at(goalsFor, team), at(goalsAgainst, team)),
    goalDifference: columnOf(table.goalDifference),
    goalsFor: columnOf(goalsFor),
    fewestGoalsAgainst: columnOf(goalsAgainst),
    fairPlayPoints: columnOf(table.fairPlay),
    headToHeadPoints: mutual(table.mutualPoints),
    headToHeadPercentage: share(mutual(table.mutualPoints), mutual(table.mutualGames)),
    headToHeadWithoutOddGame: share(mutual(table.evenPoints), mutual(table.evenGames)),
    pointsAgainstBest: against(table.mutualPoints),
    goalDifferenceAgainstBest: against(table.mutualDifference),
    goalsAgainstBest: against(mutualFor),
    fewestPenaltyMinutes: columnOf(table.penaltyMinutes),
    headToHeadGoalRatio: (team, tied) => ratio(scored(team, tied), allowed(team, tied)),
    headToHeadGoalDifference: mutual(table.mutualDifference),
    headToHeadGoalsFor: scored,
    manualDraw: (team, tied) => (tied.every((one) => (drawRanks[one] ?? 0) > 0) ? (drawRanks[team] ?? 0) : 0),
  };
};
