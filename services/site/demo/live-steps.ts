import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import type { Period } from '@rondelle/contracts/competition/vocabulary.ts';
import { nameBasedId } from '@rondelle/domain/name-based-id.ts';
import type { GeneratedGame } from '../generate/game-row.ts';
import { gameMinutes, minutesInto } from '../generate/game-time.ts';
import { randomFor } from '../generate/random.ts';

export type LiveScore = {
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly period: Period;
};
/** A game as the views have it; `period` is text. */
export type CurrentGame = {
  readonly gameId: number;
  readonly seasonId: number;
  readonly status: string;
  readonly homeGoals: number | null;
  readonly awayGoals: number | null;
  readonly period: string | null;
};

/** Minutes from the face-off to the start of each period, including the break before it. */
const begins = { second: 30, third: 60, overtime: 88, shootout: 94 };

const periodAt = ({ result }: GeneratedGame, minute: number): Period => {
  const decidedIn = result?.decidedIn ?? 'regulation';
  if (minute >= begins.shootout && decidedIn === 'shootout') return 'shootout';
  if (minute >= begins.overtime && decidedIn !== 'regulation') return 'overtime';
  if (minute >= begins.third) return 3;
  return minute >= begins.second ? 2 : 1;
};

/** Returns the score some minutes after the face-off. The minutes of the goals are derived from the game's key. */
export const scoreAt = (game: GeneratedGame, minute: number): LiveScore => {
  const { homeGoals = 0, awayGoals = 0, decidedIn } = game.result ?? {};
  // The deciding goal after the third period ends the game, so it never appears in a live score.
  const beforeOvertime =
    decidedIn === 'regulation' ? { homeGoals, awayGoals } : tied(Math.min(homeGoals, awayGoals));
  const random = randomFor('goals', game.key);
  const scored = (goals: number): number =>
    Array.from({ length: goals }, () => random.next() * begins.overtime).filter((at) => at <= minute).length;
  return {
    homeGoals: scored(beforeOvertime.homeGoals),
    awayGoals: scored(beforeOvertime.awayGoals),
    period: periodAt(game, minute),
  };
};
const tied = (goals: number) => ({ homeGoals: goals, awayGoals: goals });

const isSame = (score: LiveScore, current: CurrentGame): boolean =>
  score.homeGoals === (current.homeGoals ?? 0) &&
  score.awayGoals === (current.awayGoals ?? 0) &&
  String(score.period) === (current.period ?? '1');

/** Returns false when the current score is none of the generated ones, because a person keeps the score. */
const isGeneratedScore = (game: GeneratedGame, current: CurrentGame, minute: number): boolean =>
  Array.from({ length: Math.floor(minute) + 1 }, (_, at) => at).some((at) =>
    isSame(scoreAt(game, at), current),
  );

type LiveStep = Extract<GameCommand, { type: 'StartGame' | 'ChangeLiveScore' | 'RecordResult' }>;

/** Returns the commands that bring a game up to a local minute (`2026-11-22T18:42`). */
export const liveSteps = (game: GeneratedGame, current: CurrentGame, now: string): LiveStep[] => {
  const minute = minutesInto(game, now);
  const isOpen = ['scheduled', 'live', 'unfinished'].includes(current.status);
  if (!isOpen || !game.result || minute < 0) return [];
  // A step always has the same command id, so that a step that people have undone is not repeated.
  const base = (...step: readonly (string | number)[]) => ({
    commandId: nameBasedId(['demo', game.key, ...step].join('/')),
    gameId: current.gameId,
    seasonId: current.seasonId,
  });
  if (minute >= gameMinutes) return [{ type: 'RecordResult', ...base('result'), ...game.result }];
  if (game.result.forfeitedBy !== null) return [];
  const score = scoreAt(game, minute);
  const change = {
    type: 'ChangeLiveScore',
    ...base(score.homeGoals, score.awayGoals, score.period),
    ...score,
  } as const;
  if (current.status === 'scheduled') return [{ type: 'StartGame', ...base('start') }, change];
  return isSame(score, current) || !isGeneratedScore(game, current, minute) ? [] : [change];
};
