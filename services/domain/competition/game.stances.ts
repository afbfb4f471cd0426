import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { GameEvent } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EnteredGame } from './game.ts';

type Of<T extends GameCommand['type']> = Extract<GameCommand, { type: T }>;
export type StanceCommand = Of<'ConfirmResult' | 'DisputeResult' | 'WithdrawStance'>;

/**
 * Nobody decides on their own result, and what somebody said is taken back by that person alone, or by whoever
 * supervises the competition.
 */
const withdraw = (command: Of<'WithdrawStance'>, game: EnteredGame): readonly GameEvent[] => {
  const { gameId, seasonId, side, by, settles } = command;
  if (game.stance?.side !== side) return [];
  if (by === game.recordedBy) throw new DomainError('game/own-result');
  if (!settles && game.spokenBy !== null && by !== game.spokenBy)
    throw new DomainError('game/said-by-another');
  return [{ type: 'StanceWithdrawn', data: { gameId, seasonId, side } }];
};

/**
 * What the other team's side says of a result: never who entered it. A dispute stands until who said so takes it back,
 * a supervisor settles it or the result is corrected; otherwise the side that speaks last is the one that is heard.
 */
export const decideStance = (command: StanceCommand, game: EnteredGame): readonly GameEvent[] => {
  const { gameId, seasonId, side } = command;
  const { stance } = game;
  if (command.type === 'WithdrawStance') return withdraw(command, game);
  if (!game.result) throw new DomainError('game/no-result');
  if (command.by === game.recordedBy) throw new DomainError('game/own-result');
  if (command.type === 'DisputeResult') {
    if (stance?.status === 'disputed') return [];
    return [{ type: 'ResultDisputed', data: { gameId, seasonId, side, reason: command.reason } }];
  }
  const isTheirs = stance?.side === side && (game.spokenBy === null || command.by === game.spokenBy);
  if (stance?.status === 'disputed' && !isTheirs && !command.settles) throw new DomainError('game/disputed');
  if (stance?.status === 'confirmed') return [];
  return [{ type: 'ResultConfirmed', data: { gameId, seasonId, side } }];
};
