import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from '../games/games.table.ts';
import type { Outcome } from './standings.table.ts';

export type Side = 'home' | 'away';
/** What a game says about its result: all that counting needs. */
export type GameResult = Pick<
  GameRow,
  | 'status'
  | 'homeGoals'
  | 'awayGoals'
  | 'decidedIn'
  | 'forfeitedBy'
  | 'homeFairPlay'
  | 'awayFairPlay'
  | 'homePenaltyMinutes'
  | 'awayPenaltyMinutes'
>;
/** What says whether a game was played, and by how much it was won. */
export type GameScore = Pick<GameResult, 'status' | 'homeGoals' | 'awayGoals' | 'forfeitedBy'>;
/** The nine ways a game can end for a team: those a ruleset gives points for. */
export type GameOutcome = keyof Ruleset['points'];

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const sideOf = (game: Pick<GameRow, 'homeTeamId'>, teamId: number): Side =>
  game.homeTeamId === teamId ? 'home' : 'away';

/** Final, with a score or a forfeit: only these games count anywhere. */
export const isPlayed = (game: GameScore): boolean =>
  game.status === 'final' &&
  (game.forfeitedBy !== null || (game.homeGoals !== null && game.awayGoals !== null));

/** Recorded goals of home less those of away; 0 where no score is recorded. */
export const homeMargin = (game: GameScore): number => (game.homeGoals ?? 0) - (game.awayGoals ?? 0);

/** How a played game ended for the team on that side. When both forfeit, both lose. */
export const outcomeOf = (game: GameResult, side: Side): GameOutcome => {
  if (game.forfeitedBy !== null) return game.forfeitedBy === otherSide(side) ? 'forfeitWin' : 'forfeitLoss';
  const margin = side === 'home' ? homeMargin(game) : -homeMargin(game);
  if (margin === 0) return 'tie';
  if (game.decidedIn === 'overtime') return margin > 0 ? 'overtimeWin' : 'overtimeLoss';
  if (game.decidedIn === 'shootout') return margin > 0 ? 'shootoutWin' : 'shootoutLoss';
  return margin > 0 ? 'win' : 'loss';
};

const letters: Record<GameOutcome, Outcome> = {
  win: 'W',
  overtimeWin: 'W',
  shootoutWin: 'W',
  forfeitWin: 'W',
  tie: 'T',
  overtimeLoss: 'O',
  shootoutLoss: 'O',
  loss: 'L',
  forfeitLoss: 'L',
};
export const letterOf = (outcome: GameOutcome): Outcome => letters[outcome];

/** Goals of the team on that side; a forfeit counts the forfeit score, and nothing when both forfeited. */
export const goalsFor = (game: GameResult, side: Side, forfeitScore: Ruleset['forfeitScore']): number => {
  if (game.forfeitedBy === 'both') return 0;
  if (game.forfeitedBy !== null) return game.forfeitedBy === side ? forfeitScore.loser : forfeitScore.winner;
  return (side === 'home' ? game.homeGoals : game.awayGoals) ?? 0;
};

/** The team that won a played game; null for a tie, a forfeit by both and a game not played. */
export const winnerOf = (game: GameResult & Pick<GameRow, 'homeTeamId' | 'awayTeamId'>): number | null => {
  if (!isPlayed(game)) return null;
  if (letterOf(outcomeOf(game, 'home')) === 'W') return game.homeTeamId;
  return letterOf(outcomeOf(game, 'away')) === 'W' ? game.awayTeamId : null;
};
