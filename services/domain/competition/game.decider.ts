import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { GameEvent } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Decider } from '../decider.ts';
import { type EnteredGame, evolve, fixtureOf, type Game, resultOf } from './game.ts';
import { decideLive } from './game.live.ts';
import { assertFixture, assertResult, assertTwoTeams } from './game.rules.ts';
import { decideConfirmation } from './game.confirmations.ts';
import { payloadOf, same } from './payload.ts';

type Of<T extends GameCommand['type']> = Extract<GameCommand, { type: T }>;
type Entry = Of<'ScheduleGame' | 'RecordGame'>;
type FixtureChange = Of<'RescheduleGame' | 'CorrectGamePlacement' | 'CorrectGameTeams'>;
type ResultChange = Of<'RecordResult' | 'CorrectResult' | 'WithdrawResult'>;

const enter = (command: Entry, game: Game): readonly GameEvent[] => {
  if (game) throw new DomainError('game/already-entered');
  assertFixture(command);
  if (command.type === 'ScheduleGame') return [{ type: 'GameScheduled', data: payloadOf(command) }];
  assertResult(command);
  return [{ type: 'GameRecorded', data: payloadOf(command) }];
};

const restore = ({ gameId, seasonId }: Of<'RestoreGame'>, game: EnteredGame): readonly GameEvent[] => {
  if (!game.deleted) throw new DomainError('game/not-deleted');
  const { key, fixture, result } = game;
  const status = game.status === 'live' || game.status === 'unfinished' ? 'scheduled' : game.status;
  return [{ type: 'GameRestored', data: { gameId, seasonId, key, ...fixture, status, result } }];
};

const changeResult = (command: ResultChange, game: EnteredGame): readonly GameEvent[] => {
  if (command.type === 'RecordResult') {
    if (game.result && same(game.result, resultOf(command))) return [];
    if (game.result) throw new DomainError('game/result-already-recorded');
    assertResult(command);
    return [{ type: 'ResultRecorded', data: payloadOf(command) }];
  }
  if (!game.result) throw new DomainError('game/no-result');
  if (command.type === 'WithdrawResult') return [{ type: 'ResultWithdrawn', data: payloadOf(command) }];
  if (same(game.result, resultOf(command))) return [];
  assertResult(command);
  return [{ type: 'ResultCorrected', data: payloadOf(command) }];
};

const changeFixture = (command: FixtureChange, { fixture }: EnteredGame): readonly GameEvent[] => {
  const wouldBe = fixtureOf({ ...fixture, ...payloadOf(command) });
  if (command.type === 'CorrectGameTeams') assertTwoTeams(command);
  if (same(wouldBe, fixture)) return [];
  switch (command.type) {
    case 'RescheduleGame':
      return [{ type: 'GameRescheduled', data: payloadOf(command) }];
    case 'CorrectGamePlacement':
      return [{ type: 'GamePlacementCorrected', data: payloadOf(command) }];
    case 'CorrectGameTeams':
      return [{ type: 'GameTeamsCorrected', data: payloadOf(command) }];
  }
};

const remove = (command: Of<'DeleteGame' | 'MergeGame'>): readonly GameEvent[] => {
  if (command.type === 'DeleteGame') return [{ type: 'GameDeleted', data: payloadOf(command) }];
  if (command.into === command.gameId) throw new DomainError('request/invalid', 'into');
  return [{ type: 'GameMerged', data: payloadOf(command) }];
};

const reinstate = (command: Of<'ReinstateGame'>, game: EnteredGame): readonly GameEvent[] => {
  if (game.status !== 'cancelled' && game.status !== 'postponed') throw new DomainError('game/not-cancelled');
  return [{ type: 'GameReinstated', data: payloadOf(command) }];
};

const cancel = (command: Of<'CancelGame'>, game: EnteredGame): readonly GameEvent[] => {
  if (game.status === 'cancelled') return [];
  // Cancelling must not discard a result: somebody has to withdraw it first.
  if (game.result) throw new DomainError('game/result-already-recorded');
  return [{ type: 'GameCancelled', data: payloadOf(command) }];
};

const postpone = (command: Of<'PostponeGame'>, game: EnteredGame): readonly GameEvent[] => {
  if (game.status === 'postponed') return [];
  if (game.result) throw new DomainError('game/result-already-recorded');
  return [{ type: 'GamePostponed', data: payloadOf(command) }];
};

type ActiveChange = Exclude<
  GameCommand,
  Entry | Of<'RestoreGame' | 'DeleteGame' | 'MergeGame' | 'CancelGame' | 'PostponeGame' | 'ReinstateGame'>
>;

const changeActive = (command: ActiveChange, game: EnteredGame): readonly GameEvent[] => {
  switch (command.type) {
    case 'RecordResult':
    case 'CorrectResult':
    case 'WithdrawResult':
      return changeResult(command, game);
    case 'ConfirmResult':
    case 'DisputeResult':
    case 'WithdrawConfirmation':
      return decideConfirmation(command, game);
    case 'StartGame':
    case 'ChangeLiveScore':
    case 'StopGame':
    case 'LeaveGameUnfinished':
      return decideLive(command, game);
    default:
      return changeFixture(command, game);
  }
};

export const game: Decider<Game, GameCommand, GameEvent> = {
  initial: null,
  decide: (command, state) => {
    if (command.type === 'ScheduleGame' || command.type === 'RecordGame') return enter(command, state);
    if (!state) throw new DomainError('game/unknown');
    // The stream holds a game of one season; for another season the game does not exist.
    if (command.seasonId !== state.seasonId) throw new DomainError('game/unknown', 'seasonId');
    if (command.type === 'RestoreGame') return restore(command, state);
    if (state.deleted) throw new DomainError('game/deleted');
    if (command.type === 'DeleteGame' || command.type === 'MergeGame') return remove(command);
    if (command.type === 'CancelGame') return cancel(command, state);
    if (command.type === 'PostponeGame') return postpone(command, state);
    if (command.type === 'ReinstateGame') return reinstate(command, state);
    if (state.status === 'cancelled') throw new DomainError('game/cancelled');
    return changeActive(command, state);
  },
  evolve,
};
