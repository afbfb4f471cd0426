import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CountedGame } from '../games/counted-games.ts';
import { withoutOddGames } from './odd-games.ts';
import { countGame, emptyTally, regulationWins, type Tally, totalPoints } from './record.ts';
import type { Fraction } from './standings.table.ts';

export type Contender = { readonly teamId: number; readonly tally: Tally };

/** Counts the games that these teams played among themselves. */
export const headToHead = (
  teams: readonly Contender[],
  games: readonly CountedGame[],
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

/** Counts the games of each of these teams against one other team. */
const against = (
  best: number | null,
  teams: readonly Contender[],
  games: readonly CountedGame[],
  rules: Ruleset,
): ReadonlyMap<number, Tally> => {
  const tallies = new Map(teams.map(({ teamId }) => [teamId, emptyTally()]));
  for (const game of games) {
    if (game.homeTeamId !== best && game.awayTeamId !== best) continue;
    const side = game.homeTeamId === best ? 'away' : 'home';
    const tally = tallies.get(side === 'home' ? game.homeTeamId : game.awayTeamId);
    if (tally) countGame(tally, game, side, rules);
  }
  return tallies;
};

type Count = (tally: Tally, rules: Ruleset) => number;
type Ratio = (tally: Tally, rules: Ruleset) => Fraction;

/** Goals for out of all goals. */
const goalRatio: Ratio = ({ goalsFor, goalsAgainst }) => [goalsFor, goalsFor + goalsAgainst];
/** Points, without fair-play points, as a share of those for regulation wins in all games. */
const percentage: Ratio = ({ points, gamesPlayed }, rules) => [points, gamesPlayed * rules.points.win];

/**
 * Returns the quotient; 0 when the divisor is 0, except that `goalQuotient` then ranks by goals for. Equal fractions
 * give equal floats.
 */
const quotient = (criterion: Criterion, [of, outOf]: Fraction): number => {
  if (outOf !== 0) return of / outOf;
  return criterion === 'goalQuotient' ? of * 1_000 : 0;
};

type Of = 'all' | 'headToHead' | 'withoutOddGames' | 'againstBest';
type Measure = { readonly of: Of } & ({ readonly count: Count } | { readonly ratio: Ratio });
const measures: Readonly<Record<Exclude<Criterion, 'manualDraw'>, Measure>> = {
  points: { of: 'all', count: (tally) => tally.points },
  totalPoints: { of: 'all', count: totalPoints },
  pointsPercentage: { of: 'all', ratio: percentage },
  fewestGamesPlayed: { of: 'all', count: (tally) => tally.gamesPlayed },
  wins: { of: 'all', count: (tally) => tally.wins },
  regulationWins: { of: 'all', count: regulationWins },
  regulationAndOvertimeWins: { of: 'all', count: (tally) => tally.wins - tally.shootoutWins },
  headToHeadPoints: { of: 'headToHead', count: (tally) => tally.points },
  headToHeadPercentage: { of: 'headToHead', ratio: percentage },
  headToHeadWithoutOddGame: { of: 'withoutOddGames', ratio: percentage },
  headToHeadGoalRatio: { of: 'headToHead', ratio: goalRatio },
  headToHeadGoalDifference: { of: 'headToHead', count: (tally) => tally.goalDifference },
  headToHeadGoalsFor: { of: 'headToHead', count: (tally) => tally.goalsFor },
  pointsAgainstBest: { of: 'againstBest', count: (tally) => tally.points },
  goalDifferenceAgainstBest: { of: 'againstBest', count: (tally) => tally.goalDifference },
  goalsAgainstBest: { of: 'againstBest', count: (tally) => tally.goalsFor },
  goalRatio: { of: 'all', ratio: goalRatio },
  goalQuotient: { of: 'all', ratio: ({ goalsFor, goalsAgainst }) => [goalsFor, goalsAgainst] },
  goalDifference: { of: 'all', count: (tally) => tally.goalDifference },
  goalsFor: { of: 'all', count: (tally) => tally.goalsFor },
  fewestGoalsAgainst: { of: 'all', count: (tally) => tally.goalsAgainst },
  fairPlayPoints: { of: 'all', count: (tally) => tally.fairPlayPoints },
  fewestPenaltyMinutes: { of: 'all', count: (tally) => tally.penaltyMinutes },
};

/** Returns whether a criterion compares tied teams by their games against the best team next to them. */
export const isAgainstBest = (criterion: Criterion): boolean =>
  criterion !== 'manualDraw' && measures[criterion].of === 'againstBest';

/** Criteria by which the smaller value ranks higher. */
const lowerIsBetter: ReadonlySet<Criterion> = new Set([
  'fewestGamesPlayed',
  'fewestGoalsAgainst',
  'fewestPenaltyMinutes',
  'manualDraw',
]);

/** Returns 1 when the greater value ranks higher by the criterion, −1 when the smaller does. */
export const directionOf = (criterion: Criterion): 1 | -1 => (lowerIsBetter.has(criterion) ? -1 : 1);

export type Context = {
  readonly games: readonly CountedGame[];
  readonly rules: Ruleset;
  readonly draw: readonly number[] | null;
  /** The team that tied teams are compared with, where the rules do so. */
  readonly best: number | null;
};
/** Each team's value; for ratios also the fraction behind it. */
export type Values = { readonly values: readonly number[]; readonly fractions?: readonly Fraction[] };

/**
 * Returns the teams' ranks in the recorded draw, from 1. All are 0 when the draw lacks one of the tied teams, since it
 * was then made for another tie.
 */
const drawnPlaces = (tied: readonly Contender[], draw: readonly number[] | null): readonly number[] => {
  const places = tied.map(({ teamId }) => (draw?.indexOf(teamId) ?? -1) + 1);
  return places.includes(0) ? places.map(() => 0) : places;
};

const talliesOf = (
  of: Of,
  tied: readonly Contender[],
  { games, rules, best }: Context,
): ReadonlyMap<number, Tally> => {
  switch (of) {
    case 'all':
      return new Map(tied.map(({ teamId, tally }) => [teamId, tally]));
    case 'headToHead':
      return headToHead(tied, games, rules);
    case 'withoutOddGames':
      return headToHead(tied, withoutOddGames(new Set(tied.map(({ teamId }) => teamId)), games), rules);
    case 'againstBest':
      return against(best, tied, games, rules);
  }
};

/**
 * Returns a function that gives each tied team's value by a criterion, in their order. Counts games among the teams
 * only once.
 */
export const valuesAmong = (
  tied: readonly Contender[],
  context: Context,
): ((criterion: Criterion) => Values) => {
  const counted = new Map<Of, ReadonlyMap<number, Tally>>();
  return (criterion) => {
    if (criterion === 'manualDraw') return { values: drawnPlaces(tied, context.draw) };
    const measure = measures[criterion];
    const tallies = counted.get(measure.of) ?? talliesOf(measure.of, tied, context);
    counted.set(measure.of, tallies);
    const own = tied.map(({ teamId }) => tallies.get(teamId) ?? emptyTally());
    if ('count' in measure) return { values: own.map((tally) => measure.count(tally, context.rules)) };
    const fractions = own.map((tally) => measure.ratio(tally, context.rules));
    return { values: fractions.map((fraction) => quotient(criterion, fraction)), fractions };
  };
};
