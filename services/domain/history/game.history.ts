import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import { type OffStatus, offStatuses } from '@rondelle/contracts/competition/lists.ts';
import { initialScore, type EnteredGame, occasionOf, opponentsOf, placementOf } from '../competition/game.ts';
import { same } from '../competition/payload.ts';
import { cancellation, confirmation, result, teams, unfinished } from './aspects.ts';
import type { Ids, Inverse, KindHistory } from './kind-history.ts';
import { type Undoing, undoReason as reason } from './undo.ts';

type Commands = NonNullable<Undoing<GameCommand>>;

const isOff = (status: EnteredGame['status']): status is OffStatus =>
  offStatuses.some((one) => one === status);

/** Commands that make a scheduled game live again, with its previous score. */
const resume = (ids: Ids<'game'>, { live }: EnteredGame): Commands => {
  if (!live) return [];
  const started = { type: 'StartGame', ...ids } as const;
  return same(live, initialScore) ? [started] : [started, { type: 'ChangeLiveScore', ...ids, ...live }];
};

/** The commands that restore the previous status of a scheduled game: postponed, cancelled, unfinished or live. */
const restoreStatus = (ids: Ids<'game'>, game: EnteredGame): Commands => {
  if (game.status === 'postponed') return [{ type: 'PostponeGame', ...ids, reason }];
  if (game.status === 'cancelled') return [{ type: 'CancelGame', ...ids, reason }];
  if (game.status === 'unfinished') return [{ type: 'LeaveGameUnfinished', ...ids }];
  return resume(ids, game);
};

/** The command that records the previous confirmation or dispute again. */
const restoreConfirmation = (ids: Ids<'game'>, { confirmation }: EnteredGame): Commands => {
  if (!confirmation) return [];
  const { side } = confirmation;
  return confirmation.status === 'confirmed'
    ? [{ type: 'ConfirmResult', ...ids, side }]
    : [{ type: 'DisputeResult', ...ids, side, reason: confirmation.reason }];
};

/** Restores the occasion; another day schedules a postponed or unfinished game, so its status is restored too. */
const rescheduled: Inverse<'game', 'GameRescheduled'> = (ids, game, { date }, now) => {
  const commands: Commands = [{ type: 'RescheduleGame', ...ids, ...occasionOf(game.fixture) }];
  if (game.fixture.date === date) return commands;
  if (game.status === 'postponed' || game.status === 'unfinished')
    return [...commands, ...restoreStatus(ids, game)];
  return now.get(unfinished) === 'true' ? [...commands, { type: 'LeaveGameUnfinished', ...ids }] : commands;
};

const confirmationUndone: Inverse<'game', 'ResultConfirmed' | 'ResultDisputed'> = (ids, game, { side }) => [
  { type: 'WithdrawConfirmation', ...ids, side },
  ...restoreConfirmation(ids, game),
];

const reinstated: Inverse<'game'> = (ids, game) => [
  { type: 'ReinstateGame', ...ids },
  ...restoreStatus(ids, game),
];

export const gameHistory: KindHistory<'game'> = {
  aspects: (game) => [
    ['occasion', occasionOf(game.fixture)],
    ['placement', placementOf(game.fixture)],
    [teams, opponentsOf(game.fixture)],
    [result, [game.status, game.result, game.live]],
    [cancellation, isOff(game.status) && game.status],
    [unfinished, game.status === 'unfinished'],
    [confirmation, game.confirmation],
  ],
  ids: ({ gameId, seasonId }) => ({ gameId, seasonId }),
  delete: (ids) => [{ type: 'DeleteGame', ...ids, reason }],
  restore: (ids, game) => [
    { type: 'RestoreGame', ...ids },
    ...(game.status === 'unfinished' ? restoreStatus(ids, game) : resume(ids, game)),
  ],
  inverses: {
    GameScheduled: 'delete',
    GameRecorded: 'delete',
    GameRestored: 'delete',
    GameDeleted: 'restore',
    GameMerged: 'restore',
    GameRescheduled: rescheduled,
    GamePlacementCorrected: (ids, { fixture }) => [
      { type: 'CorrectGamePlacement', ...ids, ...placementOf(fixture), reason },
    ],
    GameTeamsCorrected: (ids, { fixture }) => [
      { type: 'CorrectGameTeams', ...ids, ...opponentsOf(fixture), reason },
    ],
    ResultRecorded: (ids, game) => [{ type: 'WithdrawResult', ...ids, reason }, ...restoreStatus(ids, game)],
    ResultCorrected: (ids, game) =>
      game.result && [{ type: 'CorrectResult', ...ids, ...game.result, reason }],
    ResultWithdrawn: (ids, game) => game.result && [{ type: 'RecordResult', ...ids, ...game.result }],
    ResultConfirmed: confirmationUndone,
    ResultDisputed: confirmationUndone,
    StanceWithdrawn: restoreConfirmation,
    GameCancelled: reinstated,
    GamePostponed: reinstated,
    GameReinstated: restoreStatus,
    GameStarted: (ids, game) => [{ type: 'StopGame', ...ids }, ...restoreStatus(ids, game)],
    LiveScoreChanged: (ids, game) => {
      if (game.status === 'unfinished') return restoreStatus(ids, game);
      return game.live && [{ type: 'ChangeLiveScore', ...ids, ...game.live }];
    },
    GameStopped: restoreStatus,
    GameLeftUnfinished: (ids, game) =>
      game.status === 'scheduled' ? [{ type: 'StopGame', ...ids }] : restoreStatus(ids, game),
  },
};
