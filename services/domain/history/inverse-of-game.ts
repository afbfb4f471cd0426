import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { GameEvent } from '@rondelle/contracts/competition/game.events.ts';
import {
  atTheStart,
  type EnteredGame,
  type Game,
  occasionOf,
  opponentsOf,
  placementOf,
} from '../competition/game.ts';
import { same } from '../competition/payload.ts';
import { type Undoing, undoReason as reason } from './undo.ts';

type Ids = { readonly gameId: number; readonly seasonId: number };
type Undo = Undoing<GameCommand>;
type Commands = NonNullable<Undo>;

/** Commands that make a scheduled game live again, with its previous score. */
const resume = (ids: Ids, { live }: EnteredGame): Commands => {
  if (!live) return [];
  const started = { type: 'StartGame', ...ids } as const;
  return same(live, atTheStart) ? [started] : [started, { type: 'ChangeLiveScore', ...ids, ...live }];
};

/** The commands that restore the previous status of a scheduled game: postponed, cancelled, unfinished or live. */
const restoreStatus = (ids: Ids, game: EnteredGame): Commands => {
  if (game.status === 'postponed') return [{ type: 'PostponeGame', ...ids, reason }];
  if (game.status === 'cancelled') return [{ type: 'CancelGame', ...ids, reason }];
  if (game.status === 'unfinished') return [{ type: 'LeaveGameUnfinished', ...ids }];
  return resume(ids, game);
};

/** The command that records the previous confirmation or dispute again. */
const restoreConfirmation = (ids: Ids, { confirmation }: EnteredGame): Commands => {
  if (!confirmation) return [];
  const { side } = confirmation;
  return confirmation.status === 'confirmed'
    ? [{ type: 'ConfirmResult', ...ids, side }]
    : [{ type: 'DisputeResult', ...ids, side, reason: confirmation.reason }];
};

const fixtureUndone = (
  ids: Ids,
  type: 'GameRescheduled' | 'GamePlacementCorrected' | 'GameTeamsCorrected',
  game: EnteredGame,
): Commands => {
  const { fixture, status } = game;
  switch (type) {
    case 'GameRescheduled':
      return [
        { type: 'RescheduleGame', ...ids, ...occasionOf(fixture) },
        ...(status === 'postponed' || status === 'unfinished' ? restoreStatus(ids, game) : []),
      ];
    case 'GamePlacementCorrected':
      return [{ type: 'CorrectGamePlacement', ...ids, ...placementOf(fixture), reason }];
    case 'GameTeamsCorrected':
      return [{ type: 'CorrectGameTeams', ...ids, ...opponentsOf(fixture), reason }];
  }
};

const changeUndone = (event: GameEvent, game: EnteredGame): Undo => {
  const { gameId, seasonId } = event.data;
  const ids = { gameId, seasonId };
  switch (event.type) {
    case 'GameRescheduled':
    case 'GamePlacementCorrected':
    case 'GameTeamsCorrected':
      return fixtureUndone(ids, event.type, game);
    case 'ResultRecorded':
      return [{ type: 'WithdrawResult', ...ids, reason }, ...restoreStatus(ids, game)];
    case 'ResultCorrected':
      return game.result && [{ type: 'CorrectResult', ...ids, ...game.result, reason }];
    case 'ResultWithdrawn':
      return game.result && [{ type: 'RecordResult', ...ids, ...game.result }];
    case 'ResultConfirmed':
    case 'ResultDisputed':
      return [
        { type: 'WithdrawConfirmation', ...ids, side: event.data.side },
        ...restoreConfirmation(ids, game),
      ];
    case 'StanceWithdrawn':
      return restoreConfirmation(ids, game);
    case 'GameCancelled':
    case 'GamePostponed':
      return [{ type: 'ReinstateGame', ...ids }, ...restoreStatus(ids, game)];
    case 'GameReinstated':
      return restoreStatus(ids, game);
    case 'GameDeleted':
    case 'GameMerged':
      return [
        { type: 'RestoreGame', ...ids },
        ...(game.status === 'unfinished' ? restoreStatus(ids, game) : resume(ids, game)),
      ];
    case 'GameStarted':
      return [{ type: 'StopGame', ...ids }, ...restoreStatus(ids, game)];
    case 'LiveScoreChanged':
      if (game.status === 'unfinished') return restoreStatus(ids, game);
      return game.live && [{ type: 'ChangeLiveScore', ...ids, ...game.live }];
    case 'GameStopped':
      return restoreStatus(ids, game);
    case 'GameLeftUnfinished':
      return game.status === 'scheduled' ? [{ type: 'StopGame', ...ids }] : restoreStatus(ids, game);
    case 'GameScheduled':
    case 'GameRecorded':
    case 'GameRestored':
      return [{ type: 'DeleteGame', ...ids, reason }];
  }
};

/** The commands that undo an event of a game, from the game before it. An entered game is deleted, not erased. */
export const inverseOfGame = (before: Game, event: GameEvent): Undo => {
  if (before) return changeUndone(event, before);
  const { gameId, seasonId } = event.data;
  return [{ type: 'DeleteGame', gameId, seasonId, reason }];
};
