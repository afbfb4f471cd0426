import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from '../games/games.table.ts';
import {
  countGame,
  emptyTally,
  pointsPercentage,
  regulationWins,
  type Tally,
  totalPoints,
} from './record.ts';

export type Contender = { readonly teamId: number; readonly tally: Tally };

/** Tallies of the games that the given teams played among themselves. */
export const headToHead = (
  teams: readonly Contender[],
  games: readonly GameRow[],
  rules: Ruleset,
): ReadonlyMap<number, Tally> => {
  const tallies = new Map(teams.map(({ teamId }) => [teamId, emptyTally()]));
  for (const game of games) {
    const home = tallies.get(game.homeTeamId);
    const away = home && tallies.get(game.awayTeamId);
    if (!home || !away) continue;
    countGame(home, game, 'home', rules);
    countGame(away, game, 'away', rules);
  }
  return tallies;
};

/** Goals for out of all goals, 0 to 1; 0 without goals. Equal fractions give equal floats: no rounding needed. */
const goalRatio = ({ goalsFor, goalsAgainst }: Tally): number =>
  goalsFor + goalsAgainst === 0 ? 0 : goalsFor / (goalsFor + goalsAgainst);

const ofAllGames: Partial<Record<Criterion, (tally: Tally, rules: Ruleset) => number>> = {
  points: (tally) => tally.points,
  totalPoints,
  pointsPercentage,
  fewestGamesPlayed: (tally) => tally.gamesPlayed,
  wins: (tally) => tally.wins,
  regulationWins,
  regulationAndOvertimeWins: (tally) => tally.wins - tally.shootoutWins,
  goalRatio,
  goalDifference: (tally) => tally.goalDifference,
  goalsFor: (tally) => tally.goalsFor,
  fewestGoalsAgainst: (tally) => tally.goalsAgainst,
  fairPlayPoints: (tally) => tally.fairPlayPoints,
};

const ofHeadToHead: Partial<Record<Criterion, (tally: Tally) => number>> = {
  headToHeadPoints: (tally) => tally.points,
  headToHeadGoalRatio: goalRatio,
  headToHeadGoalDifference: (tally) => tally.goalDifference,
  headToHeadGoalsFor: (tally) => tally.goalsFor,
};

/** Criteria by which the smaller value stands higher. */
const lowerIsBetter: ReadonlySet<Criterion> = new Set([
  'fewestGamesPlayed',
  'fewestGoalsAgainst',
  'manualDraw',
]);

/** Sign of "this value stands higher": 1 where more is better, −1 where less is. */
export const directionOf = (criterion: Criterion): 1 | -1 => (lowerIsBetter.has(criterion) ? -1 : 1);

export type Context = {
  readonly games: readonly GameRow[];
  readonly rules: Ruleset;
  readonly draw: readonly number[] | null;
};

/** Places in the recorded draw, from 1. A draw that leaves out one of the tied teams was not made for this tie. */
const drawnPlaces = (tied: readonly Contender[], draw: readonly number[] | null): readonly number[] => {
  const places = tied.map(({ teamId }) => (draw?.indexOf(teamId) ?? -1) + 1);
  return places.includes(0) ? places.map(() => 0) : places;
};

/** Gives each tied team's value by a criterion, in their order; games among the tied teams are counted only once. */
export const valuesAmong = (
  tied: readonly Contender[],
  { games, rules, draw }: Context,
): ((criterion: Criterion) => readonly number[]) => {
  let meetings: ReadonlyMap<number, Tally> | undefined;
  return (criterion) => {
    const overall = ofAllGames[criterion];
    if (overall) return tied.map(({ tally }) => overall(tally, rules));
    const mutual = ofHeadToHead[criterion];
    if (!mutual) return drawnPlaces(tied, draw);
    meetings ??= headToHead(tied, games, rules);
    const tallies = meetings;
    return tied.map(({ teamId }) => mutual(tallies.get(teamId) ?? emptyTally()));
  };
};
