import type { Ruleset } from '@rondelle/contracts/competition/ruleset.ts';
import type { GameRow } from '../games/games.table.ts';
import type { Outcome } from './standings.table.ts';

export type Side = 'home' | 'away';
/** What a game says about its result: all that counting needs. */
export type GameResult = Pick<
  GameRow,
  'status' | 'home_goals' | 'away_goals' | 'decided_in' | 'forfeited_by' | 'home_fair_play' | 'away_fair_play'
>;
/** What says whether a game was played, and by how much it was won. */
export type GameScore = Pick<GameResult, 'status' | 'home_goals' | 'away_goals' | 'forfeited_by'>;
/** The nine ways a game can end for a team: those a ruleset gives points for. */
export type GameOutcome = keyof Ruleset['points'];

export const otherSide = (side: Side): Side => (side === 'home' ? 'away' : 'home');

export const sideOf = (game: Pick<GameRow, 'home_team_id'>, teamId: number): Side =>
  game.home_team_id === teamId ? 'home' : 'away';

/** Final, with a score or a forfeit: only these games count anywhere. */
export const isPlayed = (game: GameScore): boolean =>
  game.status === 'final' &&
  (game.forfeited_by !== null || (game.home_goals !== null && game.away_goals !== null));

/** Recorded goals of home less those of away; 0 where no score is recorded. */
export const homeMargin = (game: GameScore): number => (game.home_goals ?? 0) - (game.away_goals ?? 0);

/** How a played game ended for the team on that side. When both forfeit, both lose. */
export const outcomeOf = (game: GameResult, side: Side): GameOutcome => {
  if (game.forfeited_by !== null) return game.forfeited_by === otherSide(side) ? 'forfeitWin' : 'forfeitLoss';
  const margin = side === 'home' ? homeMargin(game) : -homeMargin(game);
  if (margin === 0) return 'tie';
  if (game.decided_in === 'overtime') return margin > 0 ? 'overtimeWin' : 'overtimeLoss';
  if (game.decided_in === 'shootout') return margin > 0 ? 'shootoutWin' : 'shootoutLoss';
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
  if (game.forfeited_by === 'both') return 0;
  if (game.forfeited_by !== null)
    return game.forfeited_by === side ? forfeitScore.loser : forfeitScore.winner;
  return (side === 'home' ? game.home_goals : game.away_goals) ?? 0;
};

/** The team that won a played game; null for a tie, a forfeit by both and a game not played. */
export const winnerOf = (
  game: GameResult & Pick<GameRow, 'home_team_id' | 'away_team_id'>,
): number | null => {
  if (!isPlayed(game)) return null;
  if (letterOf(outcomeOf(game, 'home')) === 'W') return game.home_team_id;
  return letterOf(outcomeOf(game, 'away')) === 'W' ? game.away_team_id : null;
};
