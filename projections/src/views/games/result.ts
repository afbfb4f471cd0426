import type { CountField } from '@rondelle/contracts/competition/result-counts.ts';
import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from './games.table.ts';

export type Side = 'home' | 'away';

export type StreakKind = 'winning' | 'losing' | 'none';

/** `W` win, `L` loss in regulation, `O` loss in overtime or a shoot-out, `T` tie; lists are oldest first. */
export type Outcome = 'W' | 'L' | 'O' | 'T';

/** The fields of a game that counting needs. */
export type GameResult = Pick<
  GameRow,
  | 'status'
  | 'homeGoals'
  | 'awayGoals'
  | 'decidedIn'
  | 'forfeitedBy'
  | 'homeFairPlay'
  | 'awayFairPlay'
  | CountField
>;
/** The fields that determine whether a game was played, and by what margin. */
export type GameScore = Pick<GameResult, 'status' | 'homeGoals' | 'awayGoals' | 'forfeitedBy'>;
/** The nine outcomes of a game for a team for which a ruleset gives points. */
export type GameOutcome = keyof Ruleset['points'];

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const sideOf = (game: Pick<GameRow, 'homeTeamId'>, teamId: number): Side =>
  game.homeTeamId === teamId ? 'home' : 'away';

/** Returns whether a game counts: it is final and has a score or a forfeit. */
export const isPlayed = (game: GameScore): boolean =>
  game.status === 'final' &&
  (game.forfeitedBy !== null || (game.homeGoals !== null && game.awayGoals !== null));

/** Returns recorded home goals minus away goals; 0 without a score. */
export const homeMargin = (game: GameScore): number => (game.homeGoals ?? 0) - (game.awayGoals ?? 0);

/** Returns the outcome of a played game for the team on one side. When both forfeit, both lose. */
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

/** Returns the goals of the team on one side; for a forfeit the forfeit score, and 0 when both forfeited. */
export const goalsFor = (game: GameResult, side: Side, forfeitScore: Ruleset['forfeitScore']): number => {
  if (game.forfeitedBy === 'both') return 0;
  if (game.forfeitedBy !== null) return game.forfeitedBy === side ? forfeitScore.loser : forfeitScore.winner;
  return (side === 'home' ? game.homeGoals : game.awayGoals) ?? 0;
};

/** Returns the winner of a played game; null for a tie, a forfeit by both and a game not played. */
export const winnerOf = (game: GameResult & Pick<GameRow, 'homeTeamId' | 'awayTeamId'>): number | null => {
  if (!isPlayed(game)) return null;
  if (letterOf(outcomeOf(game, 'home')) === 'W') return game.homeTeamId;
  return letterOf(outcomeOf(game, 'away')) === 'W' ? game.awayTeamId : null;
};
