import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { CountedGame } from '../games/counted-games.ts';
import { type GameResult, goalsFor, outcomeOf, otherSide, type Side } from '../games/result.ts';
import type { SplitRecord } from './standings.table.ts';

/** A team's counts. `wins` includes overtime and shoot-out wins; `losses` are regulation losses and forfeits. */
export type Tally = {
  gamesPlayed: number;
  wins: number;
  losses: number;
  ties: number;
  overtimeWins: number;
  overtimeLosses: number;
  shootoutWins: number;
  shootoutLosses: number;
  points: number;
  fairPlayPoints: number;
  goalsFor: number;
  goalsAgainst: number;
  /** Each game's difference is capped by the ruleset, so that it may differ from goals for minus goals against. */
  goalDifference: number;
  /** Sum over the games that recorded them. */
  penaltyMinutes: number;
};

export const emptyTally = (): Tally => ({
  gamesPlayed: 0,
  wins: 0,
  losses: 0,
  ties: 0,
  overtimeWins: 0,
  overtimeLosses: 0,
  shootoutWins: 0,
  shootoutLosses: 0,
  points: 0,
  fairPlayPoints: 0,
  goalsFor: 0,
  goalsAgainst: 0,
  goalDifference: 0,
  penaltyMinutes: 0,
});

const countOutcome = (tally: Tally, game: GameResult, side: Side, rules: Ruleset): void => {
  const outcome = outcomeOf(game, side);
  tally.points += rules.points[outcome];
  switch (outcome) {
    case 'tie':
      tally.ties += 1;
      return;
    case 'loss':
    case 'forfeitLoss':
      tally.losses += 1;
      return;
    case 'overtimeLoss':
      tally.overtimeLosses += 1;
      return;
    case 'shootoutLoss':
      tally.shootoutLosses += 1;
      return;
    default:
      tally.wins += 1;
      if (outcome === 'overtimeWin') tally.overtimeWins += 1;
      else if (outcome === 'shootoutWin') tally.shootoutWins += 1;
  }
};

/** Adds a played game to the tally of the team on one side. */
export const countGame = (tally: Tally, game: GameResult, side: Side, rules: Ruleset): void => {
  const scored = goalsFor(game, side, rules.forfeitScore);
  const allowed = goalsFor(game, otherSide(side), rules.forfeitScore);
  const cap = rules.goalDifferenceCap ?? Number.POSITIVE_INFINITY;
  tally.gamesPlayed += 1;
  tally.goalsFor += scored;
  tally.goalsAgainst += allowed;
  tally.goalDifference += Math.max(-cap, Math.min(cap, scored - allowed));
  if (rules.fairPlay) {
    const earned = (side === 'home' ? game.homeFairPlay : game.awayFairPlay) ?? 0;
    tally.fairPlayPoints += Math.min(rules.fairPlay.maxPerGame, earned);
  }
  tally.penaltyMinutes += (side === 'home' ? game.homePenaltyMinutes : game.awayPenaltyMinutes) ?? 0;
  countOutcome(tally, game, side, rules);
};

/** Returns the tally of a team over its played games. */
export const tallyOf = (games: readonly CountedGame[], teamId: number, rules: Ruleset): Tally => {
  const tally = emptyTally();
  for (const game of games) countGame(tally, game, game.homeTeamId === teamId ? 'home' : 'away', rules);
  return tally;
};

export const sumOf = (a: Tally, b: Tally): Tally => ({
  gamesPlayed: a.gamesPlayed + b.gamesPlayed,
  wins: a.wins + b.wins,
  losses: a.losses + b.losses,
  ties: a.ties + b.ties,
  overtimeWins: a.overtimeWins + b.overtimeWins,
  overtimeLosses: a.overtimeLosses + b.overtimeLosses,
  shootoutWins: a.shootoutWins + b.shootoutWins,
  shootoutLosses: a.shootoutLosses + b.shootoutLosses,
  points: a.points + b.points,
  fairPlayPoints: a.fairPlayPoints + b.fairPlayPoints,
  goalsFor: a.goalsFor + b.goalsFor,
  goalsAgainst: a.goalsAgainst + b.goalsAgainst,
  goalDifference: a.goalDifference + b.goalDifference,
  penaltyMinutes: a.penaltyMinutes + b.penaltyMinutes,
});

/** Subtracts the points deducted by a decision. */
export const lessDeducted = (tally: Tally, points: number): Tally => ({
  ...tally,
  points: tally.points - points,
});

export const regulationWins = (tally: Tally): number => tally.wins - tally.overtimeWins - tally.shootoutWins;

/** Returns points, including fair-play points where the ruleset counts them. */
export const totalPoints = (tally: Tally, rules: Ruleset): number =>
  tally.points + (rules.fairPlay?.countsInTotal ? tally.fairPlayPoints : 0);

/**
 * Returns points out of those that regulation wins in all games would give, from 0 to 1, without fair-play points; 0
 * before any game.
 */
export const pointsPercentage = (tally: Tally, rules: Ruleset): number => {
  const possible = tally.gamesPlayed * rules.points.win;
  return possible === 0 ? 0 : tally.points / possible;
};

export const splitOf = (tally: Tally): SplitRecord => ({
  gamesPlayed: tally.gamesPlayed,
  wins: tally.wins,
  losses: tally.losses,
  ties: tally.ties,
  overtimeLosses: tally.overtimeLosses,
  shootoutLosses: tally.shootoutLosses,
  points: tally.points,
  goalsFor: tally.goalsFor,
  goalsAgainst: tally.goalsAgainst,
});
