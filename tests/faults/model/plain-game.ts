import { isDeepStrictEqual } from 'node:util';
import type { GameCommand } from './model-command.ts';
import { omit, type Card, fact, no, nothing, only, fieldsOf, unlessSame, type Verdict } from './plain.ts';

/** A game as plain data: one flat record, with confirmation and score. */
export type PlainGame = {
  readonly card: Card;
  readonly state: 'scheduled' | 'live' | 'final' | 'cancelled' | 'postponed' | 'unfinished';
  readonly score: Card | null;
  /** The current score of a live game. */
  readonly live: Card | null;
  /** The confirmation or dispute of the result by one team's side. */
  readonly confirmation: Card | null;
  /** The member who recorded the current result, or the last one. */
  readonly writtenBy: string | null;
  readonly spokenBy: string | null;
  readonly inTheBin: boolean;
};

const scoreFields = ['homeGoals', 'awayGoals', 'decidedIn', 'forfeitedBy', 'homeFairPlay', 'awayFairPlay'];
const liveFields = ['homeGoals', 'awayGoals', 'period'];
const kickOff: Card = { homeGoals: 0, awayGoals: 0, period: 1 };
const unplayed = { score: null, live: null, confirmation: null, spokenBy: null } as const;

type Of<T extends GameCommand['type']> = Extract<GameCommand, { type: T }>;
type Score = { homeGoals: number; awayGoals: number; decidedIn: string; forfeitedBy: string | null };
const wrongScore = ({ homeGoals, awayGoals, decidedIn, forfeitedBy }: Score): string | null => {
  if (forfeitedBy) return null;
  const apart = homeGoals > awayGoals ? homeGoals - awayGoals : awayGoals - homeGoals;
  if (decidedIn === 'shootout' && apart !== 1) return 'game/shootout-needs-one-goal';
  if (decidedIn === 'overtime' && apart > 1) return 'game/overtime-by-one-goal';
  return null;
};

type Entering = Of<'ScheduleGame' | 'RecordGame'>;
const entering = (game: PlainGame | null, command: Entering): Verdict => {
  if (game) return no('game/already-entered');
  if (command.leagueId !== null && command.tournamentId !== null) return no('game/two-competitions');
  if (command.homeTeamId === command.awayTeamId) return no('game/same-team');
  if (command.type === 'ScheduleGame') return fact('GameScheduled', fieldsOf(command));
  const wrong = wrongScore(command);
  return wrong ? no(wrong) : fact('GameRecorded', fieldsOf(command));
};

type Scoring = Of<'RecordResult' | 'CorrectResult' | 'WithdrawResult'>;
const scoring = (game: PlainGame, command: Scoring): Verdict => {
  const data = fieldsOf(command);
  if (command.type === 'WithdrawResult')
    return game.score ? fact('ResultWithdrawn', data) : no('game/no-result');
  const isFirst = command.type === 'RecordResult';
  if (!isFirst && !game.score) return no('game/no-result');
  if (isDeepStrictEqual(game.score, only(scoreFields, command))) return nothing;
  if (isFirst && game.score) return no('game/result-already-recorded');
  const wrong = wrongScore(command);
  return wrong ? no(wrong) : fact(isFirst ? 'ResultRecorded' : 'ResultCorrected', data);
};

const changes = {
  RescheduleGame: { type: 'GameRescheduled', fields: ['date', 'time', 'venue', 'city'] },
  CorrectGamePlacement: { type: 'GamePlacementCorrected', fields: ['stage', 'group'] },
  CorrectGameTeams: { type: 'GameTeamsCorrected', fields: ['homeTeamId', 'awayTeamId'] },
} as const;

type Changing = Of<keyof typeof changes>;
const changing = (game: PlainGame, command: Changing): Verdict => {
  if (command.type === 'CorrectGameTeams' && command.homeTeamId === command.awayTeamId)
    return no('game/same-team');
  const { type, fields } = changes[command.type];
  return unlessSame(only(fields, game.card), only(fields, command), fact(type, fieldsOf(command)));
};

type Playing = Of<'StartGame' | 'ChangeLiveScore' | 'StopGame' | 'LeaveGameUnfinished'>;
const playing = (game: PlainGame, command: Playing): Verdict => {
  if (command.type === 'StartGame') {
    if (game.score) return no('game/result-already-recorded');
    return game.live ? nothing : fact('GameStarted', fieldsOf(command));
  }
  if (command.type === 'LeaveGameUnfinished') {
    if (game.score) return no('game/result-already-recorded');
    const isOpen = game.state === 'live' || game.state === 'scheduled';
    return isOpen ? fact('GameLeftUnfinished', fieldsOf(command)) : nothing;
  }
  if (!game.live && game.state !== 'unfinished') return no('game/not-live');
  if (command.type === 'StopGame') return fact('GameStopped', fieldsOf(command));
  return unlessSame(game.live ?? {}, only(liveFields, command), fact('LiveScoreChanged', fieldsOf(command)));
};

type Standing = Of<'ConfirmResult' | 'DisputeResult' | 'WithdrawConfirmation'>;
const standing = (game: PlainGame, command: Standing): Verdict => {
  const { confirmation } = game;
  const data = omit(['by', 'settles'], fieldsOf(command));
  if (command.type === 'WithdrawConfirmation') {
    if (confirmation?.['side'] !== command.side) return nothing;
    if (command.by === game.writtenBy) return no('game/own-result');
    const isTheirs = command.settles || command.by === game.spokenBy;
    return isTheirs ? fact('StanceWithdrawn', data) : no('game/said-by-another');
  }
  if (!game.score) return no('game/no-result');
  if (command.by === game.writtenBy) return no('game/own-result');
  const isDisputed = confirmation !== null && 'reason' in confirmation;
  if (command.type === 'DisputeResult') return isDisputed ? nothing : fact('ResultDisputed', data);
  const isTheirOwn = confirmation?.['side'] === command.side && command.by === game.spokenBy;
  if (isDisputed && !isTheirOwn && !command.settles) return no('game/disputed');
  return confirmation && !isDisputed ? nothing : fact('ResultConfirmed', data);
};

const restored = ({ card, state, score }: PlainGame) => ({ ...card, status: state, result: score });

export const gameVerdict = (game: PlainGame | null, command: GameCommand): Verdict => {
  if (command.type === 'ScheduleGame' || command.type === 'RecordGame') return entering(game, command);
  if (game?.card['seasonId'] !== command.seasonId) return no('game/unknown');
  if (command.type === 'RestoreGame')
    return game.inTheBin ? fact('GameRestored', restored(game)) : no('game/not-deleted');
  if (game.inTheBin) return no('game/deleted');
  if (command.type === 'DeleteGame') return fact('GameDeleted', fieldsOf(command));
  if (command.type === 'MergeGame')
    return command.into === command.gameId ? no('request/invalid') : fact('GameMerged', fieldsOf(command));
  if (command.type === 'CancelGame') {
    if (game.state === 'cancelled') return nothing;
    return game.score ? no('game/result-already-recorded') : fact('GameCancelled', fieldsOf(command));
  }
  if (command.type === 'PostponeGame') {
    if (game.state === 'postponed') return nothing;
    return game.score ? no('game/result-already-recorded') : fact('GamePostponed', fieldsOf(command));
  }
  if (command.type === 'ReinstateGame')
    return game.state === 'cancelled' || game.state === 'postponed'
      ? fact('GameReinstated', fieldsOf(command))
      : no('game/not-cancelled');
  if (game.state === 'cancelled') return no('game/cancelled');
  switch (command.type) {
    case 'RescheduleGame':
    case 'CorrectGamePlacement':
    case 'CorrectGameTeams':
      return changing(game, command);
    case 'StartGame':
    case 'ChangeLiveScore':
    case 'StopGame':
    case 'LeaveGameUnfinished':
      return playing(game, command);
    case 'ConfirmResult':
    case 'DisputeResult':
    case 'WithdrawConfirmation':
      return standing(game, command);
    default:
      return scoring(game, command);
  }
};

const entered = (command: Entering, by: string): PlainGame => {
  const data = fieldsOf(command);
  const card = omit(scoreFields, data);
  const game = { card, state: 'scheduled', ...unplayed, writtenBy: by, inTheBin: false } as const;
  return command.type === 'RecordGame' ? { ...game, state: 'final', score: only(scoreFields, data) } : game;
};

/** The game after a member's accepted command with events. */
export const gameAfter = (game: PlainGame | null, command: GameCommand, by: string): PlainGame | null => {
  if (command.type === 'ScheduleGame' || command.type === 'RecordGame') return entered(command, by);
  if (!game) return game;
  switch (command.type) {
    case 'RescheduleGame':
      return {
        ...game,
        ...((game.state === 'postponed' || game.state === 'unfinished') &&
          game.card['date'] !== command.date && { ...unplayed, state: 'scheduled' as const }),
        card: { ...game.card, ...only(changes[command.type].fields, command) },
      };
    case 'CorrectGamePlacement':
      return { ...game, card: { ...game.card, ...only(changes[command.type].fields, command) } };
    case 'CorrectGameTeams': {
      const card = { ...game.card, ...only(changes[command.type].fields, command) };
      return {
        ...game,
        card,
        confirmation: null,
        spokenBy: null,
        writtenBy: game.score ? by : game.writtenBy,
      };
    }
    case 'RecordResult':
    case 'CorrectResult':
      return { ...game, ...unplayed, state: 'final', score: only(scoreFields, command), writtenBy: by };
    case 'WithdrawResult':
    case 'ReinstateGame':
    case 'StopGame':
      return { ...game, ...unplayed, state: 'scheduled' };
    case 'CancelGame':
      return { ...game, ...unplayed, state: 'cancelled' };
    case 'PostponeGame':
      return { ...game, ...unplayed, state: 'postponed' };
    case 'LeaveGameUnfinished':
      return { ...game, ...unplayed, state: 'unfinished' };
    case 'StartGame':
      return { ...game, ...unplayed, state: 'live', live: kickOff };
    case 'ChangeLiveScore':
      return { ...game, state: 'live', live: only(liveFields, command) };
    case 'ConfirmResult':
      return { ...game, confirmation: only(['side'], command), spokenBy: by };
    case 'DisputeResult':
      return { ...game, confirmation: only(['side', 'reason'], command), spokenBy: by };
    case 'WithdrawConfirmation':
      return { ...game, confirmation: null, spokenBy: null };
    case 'DeleteGame':
    case 'MergeGame':
      // Deleting a live or unfinished game ends its live score.
      return {
        ...game,
        ...((game.live || game.state === 'unfinished') && ({ live: null, state: 'scheduled' } as const)),
        inTheBin: true,
      };
    case 'RestoreGame':
      return { ...game, confirmation: null, spokenBy: null, inTheBin: false };
  }
};
