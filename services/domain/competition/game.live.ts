import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { GameEvent } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { EnteredGame } from './game.ts';
import { payloadOf, same } from './payload.ts';

type Of<T extends GameCommand['type']> = Extract<GameCommand, { type: T }>;
export type LiveCommand = Of<'StartGame' | 'ChangeLiveScore' | 'StopGame' | 'LeaveGameUnfinished'>;

/** A scheduled game is marked unfinished as well, when an undo restores that status. */
const leave = (command: Of<'LeaveGameUnfinished'>, game: EnteredGame): readonly GameEvent[] => {
  if (game.result) throw new DomainError('game/result-already-recorded');
  return game.status !== 'live' && game.status !== 'scheduled'
    ? []
    : [{ type: 'GameLeftUnfinished', data: payloadOf(command) }];
};

/** Decides the scorekeeper's commands for a live game, until its result is recorded. */
export const decideLive = (command: LiveCommand, game: EnteredGame): readonly GameEvent[] => {
  if (command.type === 'StartGame') {
    if (game.result) throw new DomainError('game/result-already-recorded');
    return game.status === 'live' ? [] : [{ type: 'GameStarted', data: payloadOf(command) }];
  }
  if (command.type === 'LeaveGameUnfinished') return leave(command, game);
  // A scorekeeper who was without a connection for hours continues.
  if (game.status !== 'live' && game.status !== 'unfinished') throw new DomainError('game/not-live');
  if (command.type === 'StopGame') return [{ type: 'GameStopped', data: payloadOf(command) }];
  const { homeGoals, awayGoals, period } = command;
  return same(game.live, { homeGoals, awayGoals, period })
    ? []
    : [{ type: 'LiveScoreChanged', data: payloadOf(command) }];
};
