import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { GameEvent } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EnteredGame } from './game.ts';

type Of<T extends GameCommand['type']> = Extract<GameCommand, { type: T }>;
export type ConfirmationCommand = Of<'ConfirmResult' | 'DisputeResult' | 'WithdrawConfirmation'>;

/**
 * Nobody decides on a result that they recorded. Only its author withdraws a confirmation or dispute, or a supervisor
 * of the competition.
 */
const withdraw = (command: Of<'WithdrawConfirmation'>, game: EnteredGame): readonly GameEvent[] => {
  const { gameId, seasonId, side, by, settles } = command;
  if (game.confirmation?.side !== side) return [];
  if (by === game.recordedBy) throw new DomainError('game/own-result');
  if (!settles && game.spokenBy !== null && by !== game.spokenBy)
    throw new DomainError('game/said-by-another');
  return [{ type: 'StanceWithdrawn', data: { gameId, seasonId, side } }];
};

/**
 * Decides on the confirmation or dispute of the other team's side; throws for the member who recorded the result. A
 * dispute stands until its author withdraws it, a supervisor settles it or the result is corrected. Otherwise the
 * latest confirmation or dispute counts.
 */
export const decideConfirmation = (command: ConfirmationCommand, game: EnteredGame): readonly GameEvent[] => {
  const { gameId, seasonId, side } = command;
  const { confirmation } = game;
  if (command.type === 'WithdrawConfirmation') return withdraw(command, game);
  if (!game.result) throw new DomainError('game/no-result');
  if (command.by === game.recordedBy) throw new DomainError('game/own-result');
  if (command.type === 'DisputeResult') {
    if (confirmation?.status === 'disputed') return [];
    return [{ type: 'ResultDisputed', data: { gameId, seasonId, side, reason: command.reason } }];
  }
  const isTheirs = confirmation?.side === side && (game.spokenBy === null || command.by === game.spokenBy);
  if (confirmation?.status === 'disputed' && !isTheirs && !command.settles)
    throw new DomainError('game/disputed');
  if (confirmation?.status === 'confirmed') return [];
  return [{ type: 'ResultConfirmed', data: { gameId, seasonId, side } }];
};
