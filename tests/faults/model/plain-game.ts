import { isDeepStrictEqual } from 'node:util';
import type { GameCommand } from './model-command.ts';
import type { Verdict } from './plain-model.ts';

/** A game as a clerk's card: one flat record. */
export type PlainGame = {
  readonly card: Readonly<Record<string, unknown>>;
  readonly state: 'scheduled' | 'final' | 'cancelled';
  readonly score: Readonly<Record<string, unknown>> | null;
  readonly inTheBin: boolean;
};

const scoreFields = ['homeGoals', 'awayGoals', 'decidedIn', 'forfeitedBy', 'homeFairPlay', 'awayFairPlay'];
const only = (fields: readonly string[], from: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => fields.includes(name)));
const allBut = (fields: readonly string[], from: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(from).filter(([name]) => !fields.includes(name)));

const no = (refused: string): Verdict => ({ refused });
const fact = (type: string, data: object): Verdict => ({ facts: [{ type, data }] });
const nothing: Verdict = { facts: [] };

type Score = { homeGoals: number; awayGoals: number; decidedIn: string; forfeitedBy: string | null };
const wrongScore = ({ homeGoals, awayGoals, decidedIn, forfeitedBy }: Score): string | null => {
  if (forfeitedBy) return null;
  const apart = homeGoals > awayGoals ? homeGoals - awayGoals : awayGoals - homeGoals;
  if (decidedIn === 'shootout' && apart !== 1) return 'game/shootout-needs-one-goal';
  if (decidedIn === 'overtime' && apart > 1) return 'game/overtime-by-one-goal';
  return null;
};

type Entering = Extract<GameCommand, { type: 'ScheduleGame' | 'RecordGame' }>;
const entering = (game: PlainGame | null, command: Entering, data: object): Verdict => {
  if (game) return no('game/already-entered');
  if (command.leagueId !== null && command.tournamentId !== null) return no('game/two-competitions');
  if (command.homeTeamId === command.awayTeamId) return no('game/same-team');
  if (command.type === 'ScheduleGame') return fact('GameScheduled', data);
  const wrong = wrongScore(command);
  return wrong ? no(wrong) : fact('GameRecorded', data);
};

type Scoring = Extract<GameCommand, { type: 'RecordResult' | 'CorrectResult' | 'WithdrawResult' }>;
const scoring = (game: PlainGame, command: Scoring, data: object): Verdict => {
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
  RescheduleGame: { fact: 'GameRescheduled', fields: ['date', 'time', 'venue', 'city'] },
  CorrectGamePlacement: { fact: 'GamePlacementCorrected', fields: ['stage', 'group'] },
  CorrectGameTeams: { fact: 'GameTeamsCorrected', fields: ['homeTeamId', 'awayTeamId'] },
} as const;

const changing = (
  game: PlainGame,
  command: Extract<GameCommand, { type: keyof typeof changes }>,
  data: object,
) => {
  if (command.type === 'CorrectGameTeams' && command.homeTeamId === command.awayTeamId)
    return no('game/same-team');
  const { fact: type, fields } = changes[command.type];
  return isDeepStrictEqual(only(fields, game.card), only(fields, command)) ? nothing : fact(type, data);
};

const restored = ({ card, state, score }: PlainGame) => ({ ...card, status: state, result: score });

const verdict = (game: PlainGame | null, command: GameCommand, data: object): Verdict => {
  if (command.type === 'ScheduleGame' || command.type === 'RecordGame') return entering(game, command, data);
  if (game?.card['seasonId'] !== command.seasonId) return no('game/unknown');
  if (command.type === 'RestoreGame')
    return game.inTheBin ? fact('GameRestored', restored(game)) : no('game/not-deleted');
  if (game.inTheBin) return no('game/deleted');
  if (command.type === 'DeleteGame') return fact('GameDeleted', data);
  if (command.type === 'CancelGame') {
    if (game.state === 'cancelled') return nothing;
    return game.score ? no('game/result-already-recorded') : fact('GameCancelled', data);
  }
  if (game.state === 'cancelled') return no('game/cancelled');
  if (command.type in changes)
    return changing(game, command as Extract<GameCommand, { type: keyof typeof changes }>, data);
  return scoring(game, command as Scoring, data);
};

const envelope = ['type', 'commandId', 'ifRevision'];

const after = (game: PlainGame | null, command: GameCommand): PlainGame | null => {
  if (!game) {
    const data = allBut(envelope, command);
    const card = allBut(scoreFields, data);
    return command.type === 'RecordGame'
      ? { card, state: 'final', score: only(scoreFields, data), inTheBin: false }
      : { card, state: 'scheduled', score: null, inTheBin: false };
  }
  switch (command.type) {
    case 'RescheduleGame':
    case 'CorrectGamePlacement':
    case 'CorrectGameTeams':
      return { ...game, card: { ...game.card, ...only(changes[command.type].fields, command) } };
    case 'RecordResult':
    case 'CorrectResult':
      return { ...game, state: 'final', score: only(scoreFields, command) };
    case 'WithdrawResult':
      return { ...game, state: 'scheduled', score: null };
    case 'CancelGame':
      return { ...game, state: 'cancelled' };
    case 'DeleteGame':
      return { ...game, inTheBin: true };
    case 'RestoreGame':
      return { ...game, inTheBin: false };
    default:
      return game;
  }
};

/** The rules of a game, said a second time without a word of the product's own. */
export const plainGame = { verdict, after };
