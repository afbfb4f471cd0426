import type { Criterion } from '@rondelle/contracts/competition/lists.ts';
import type { SeasonRace } from '../season-race/season-race.ts';
import type { Contest } from './contest.ts';
import type { GoalRanges } from './goal-ranges.ts';
import type { Measure } from './reach.ts';
import type { Range, Ranges } from './tie-order.ts';

/** Facts about the end of a season: exactly, once results are chosen, or within limits. */
export type Known = {
  readonly measure: (measure: Measure, team: number) => Range;
  readonly goals: (team: number) => GoalRanges;
  /** Points of the games among tied teams, with or without the odd games; null when that is open. */
  readonly mutualPoints: (
    team: number,
    tied: readonly number[],
    of: 'points' | 'evenPoints',
  ) => number | null;
  readonly mutualGoals: (team: number, tied: readonly number[]) => GoalRanges | null;
  /** Points and goals against the team next to the tie; null when that is open. */
  readonly againstNextBest: (team: number) => { readonly points: number; readonly goals: GoalRanges } | null;
  /** The draw counts only where it is known who is tied. */
  readonly isTieKnown: boolean;
};

const exactly = (value: number): Range => [value, value];
const lessIsBetter = ([least, most]: Range): Range => [-most, -least];
/** Without games a share is 0, also where points were deducted. */
const dividedBy = ([least, most]: Range, by: number): Range => (by === 0 ? [0, 0] : [least / by, most / by]);

/** Returns how often teams meet in all: those of `team` against `other` are at `team · teams + other`. */
const finalGames = ({ mutual, games, tallies }: SeasonRace) => {
  const [all, even] = [mutual.games.slice(), mutual.evenGames.slice()];
  for (const { home, away, isOdd } of games)
    for (const at of [home * tallies.length + away, away * tallies.length + home]) {
      all[at] = (all[at] as number) + 1;
      if (!isOdd) even[at] = (even[at] as number) + 1;
    }
  return { games: all, evenGames: even };
};

/** Returns the ranges of values by every criterion, where more always ranks higher. */
export const valueRanges = ({ race }: Contest, known: Known): Ranges => {
  const { rules, tallies, toPlay, drawRanks } = race;
  const teams = tallies.length;
  const games = (team: number): number => (tallies[team]?.gamesPlayed ?? 0) + (toPlay[team] ?? 0);
  const all = finalGames(race);
  const gamesAmong = (team: number, tied: readonly number[], of: 'games' | 'evenGames'): number =>
    tied.reduce((sum, other) => sum + (all[of][team * teams + other] ?? 0), 0);
  const minutes = (team: number): Range => {
    const now = tallies[team]?.penaltyMinutes ?? 0;
    return [now, (toPlay[team] ?? 0) > 0 ? Number.POSITIVE_INFINITY : now];
  };
  const total = (team: number): Range => {
    const [points, fairPlay] = [known.measure('points', team), known.measure('fairPlay', team)];
    return rules.fairPlay?.countsInTotal ? [points[0] + fairPlay[0], points[1] + fairPlay[1]] : points;
  };
  const mutualShare = (
    team: number,
    tied: readonly number[],
    of: 'points' | 'evenPoints',
    outOf: 'games' | 'evenGames',
  ): Range | null => {
    const points = known.mutualPoints(team, tied, of);
    return points === null ? null : dividedBy(exactly(points), gamesAmong(team, tied, outOf));
  };
  return (criterion: Criterion, team, tied): Range | null => {
    switch (criterion) {
      case 'points':
        return known.measure('points', team);
      case 'totalPoints':
        return total(team);
      case 'pointsPercentage':
        return dividedBy(known.measure('points', team), games(team));
      case 'fewestGamesPlayed':
        return exactly(-games(team));
      case 'wins':
        return known.measure('wins', team);
      case 'regulationWins':
        return known.measure('regulationWins', team);
      case 'regulationAndOvertimeWins':
        return known.measure('notByShootout', team);
      case 'fairPlayPoints':
        return known.measure('fairPlay', team);
      case 'fewestPenaltyMinutes':
        return lessIsBetter(minutes(team));
      case 'goalRatio':
        return known.goals(team).ratio;
      case 'goalQuotient':
        return known.goals(team).quotient;
      case 'goalDifference':
        return known.goals(team).difference;
      case 'goalsFor':
        return known.goals(team).scored;
      case 'fewestGoalsAgainst':
        return lessIsBetter(known.goals(team).allowed);
      case 'headToHeadPoints': {
        const points = known.mutualPoints(team, tied, 'points');
        return points === null ? null : exactly(points);
      }
      case 'headToHeadPercentage':
        return mutualShare(team, tied, 'points', 'games');
      case 'headToHeadWithoutOddGame':
        return mutualShare(team, tied, 'evenPoints', 'evenGames');
      case 'headToHeadGoalRatio':
        return known.mutualGoals(team, tied)?.ratio ?? null;
      case 'headToHeadGoalDifference':
        return known.mutualGoals(team, tied)?.difference ?? null;
      case 'headToHeadGoalsFor':
        return known.mutualGoals(team, tied)?.scored ?? null;
      case 'manualDraw': {
        if (!known.isTieKnown) return null;
        return exactly(tied.every((one) => (drawRanks[one] ?? 0) > 0) ? -(drawRanks[team] ?? 0) : 0);
      }
      case 'pointsAgainstBest': {
        const against = known.againstNextBest(team);
        return against && exactly(against.points);
      }
      case 'goalDifferenceAgainstBest':
        return known.againstNextBest(team)?.goals.difference ?? null;
      case 'goalsAgainstBest':
        return known.againstNextBest(team)?.goals.scored ?? null;
    }
  };
};
