import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { GameEvent } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EnteredGame } from './game.ts';

type Of<T extends GameCommand['type']> = Extract<GameCommand, { type: T }>;
export type StanceCommand = Of<'ConfirmResult' | 'DisputeResult' | 'WithdrawStance'>;

/**
 * What the other team's side says of a result: never who entered it. A dispute stands until its own side withdraws it
 * or the result is corrected; otherwise the side that speaks last is the one that is heard.
 */
export const decideStance = (command: StanceCommand, game: EnteredGame): readonly GameEvent[] => {
  const { gameId, seasonId, side } = command;
  const { stance } = game;
  if (command.type === 'WithdrawStance')
    return stance?.side === side ? [{ type: 'StanceWithdrawn', data: { gameId, seasonId, side } }] : [];
  if (!game.result) throw new DomainError('game/no-result');
  if (command.by === game.recordedBy) throw new DomainError('game/own-result');
  if (command.type === 'DisputeResult') {
    if (stance?.status === 'disputed') return [];
    return [{ type: 'ResultDisputed', data: { gameId, seasonId, side, reason: command.reason } }];
  }
  if (stance?.status === 'disputed' && stance.side !== side) throw new DomainError('game/disputed');
  if (stance?.status === 'confirmed') return [];
  return [{ type: 'ResultConfirmed', data: { gameId, seasonId, side } }];
};
