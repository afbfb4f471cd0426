import type {
  Fixture,
  GameEvent,
  Occasion,
  Opponents,
  Placement,
  Result,
} from '@rondelle/contracts/competition/game.events.ts';
import {
  fixture,
  occasion,
  opponents,
  placement,
  result,
} from '@rondelle/contracts/competition/game.events.ts';
import type { GameSide, Period, Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { EventMetadata } from '@rondelle/contracts/log/event.ts';

/** What the side of one team says of the result as it stands. */
export type Confirmation =
  | { readonly side: GameSide; readonly status: 'confirmed' }
  | { readonly side: GameSide; readonly status: 'disputed'; readonly reason: Reason };
export type LiveScore = {
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly period: Period;
};

/** A game that was played has a result, any other has none; one that is being played has a score so far. */
type Played = {
  readonly status: 'final';
  readonly result: Result;
  readonly live: null;
  readonly confirmation: Confirmation | null;
};
type Live = {
  readonly status: 'live';
  readonly result: null;
  readonly live: LiveScore;
  readonly confirmation: null;
};
type NotPlayed = {
  readonly status: 'scheduled' | 'cancelled';
  readonly result: null;
  readonly live: null;
  readonly confirmation: null;
};

type About = {
  readonly seasonId: number;
  readonly key: string | null;
  readonly fixture: Fixture;
  readonly deleted: boolean;
  /** Who entered or corrected the result, or whose it is, last; null where the events do not say. */
  readonly recordedBy: string | null;
  /** Who said what stands as the confirmation; null where nothing does, or the events do not say. */
  readonly spokenBy: string | null;
};
export type EnteredGame = About & (Played | Live | NotPlayed);

/** Null until the game is entered. A deleted game keeps all it had, so that it can be restored. */
export type Game = EnteredGame | null;

/** An event as it was decided, or as the log gives it back with who caused it. */
type MaybeRecorded = GameEvent & { readonly metadata?: EventMetadata };

const pick = <T extends object>(fields: Record<keyof T & string, unknown>, from: T): T =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, from[field as keyof T]])) as T;

/** The part of a payload that says which teams meet, where, when, and in what. */
export const fixtureOf = (data: Fixture): Fixture => pick<Fixture>(fixture.shape, data);
export const occasionOf = (data: Occasion): Occasion => pick<Occasion>(occasion.shape, data);
export const placementOf = (data: Placement): Placement => pick<Placement>(placement.shape, data);
export const opponentsOf = (data: Opponents): Opponents => pick<Opponents>(opponents.shape, data);
/** The part of a payload that says how the game ended. */
export const resultOf = (data: Result): Result => {
  const { homePenaltyMinutes, awayPenaltyMinutes, ...rest } = pick<Result>(result.shape, data);
  return {
    ...rest,
    // Null and absent both mean that none were recorded.
    ...(typeof homePenaltyMinutes === 'number' && { homePenaltyMinutes }),
    ...(typeof awayPenaltyMinutes === 'number' && { awayPenaltyMinutes }),
  };
};

/** A game that starts has no goals yet. */
export const atTheStart: LiveScore = { homeGoals: 0, awayGoals: 0, period: 1 };

const played = (result: Result, confirmation: Confirmation | null = null): Played => ({
  status: 'final',
  result,
  live: null,
  confirmation,
});
const notPlayed = (status: NotPlayed['status']): NotPlayed => ({
  status,
  result: null,
  live: null,
  confirmation: null,
});
const live = (score: LiveScore): Live => ({ status: 'live', result: null, live: score, confirmation: null });

type Entering = 'GameScheduled' | 'GameRecorded' | 'GameRestored';

const entered = (
  { type, data }: Extract<GameEvent, { type: Entering }>,
  recordedBy: string | null,
): EnteredGame => {
  const { seasonId, key } = data;
  const about: About = {
    seasonId,
    key,
    fixture: fixtureOf(data),
    deleted: false,
    recordedBy,
    spokenBy: null,
  };
  if (type === 'GameRecorded') return { ...about, ...played(resultOf(data)) };
  if (type === 'GameScheduled') return { ...about, ...notPlayed('scheduled') };
  // What was confirmed of a result that had gone is to be confirmed again.
  if (data.result) return { ...about, ...played(data.result) };
  return { ...about, ...notPlayed(data.status === 'cancelled' ? 'cancelled' : 'scheduled') };
};

const confirmationOf = (
  event: Extract<GameEvent, { type: 'ResultConfirmed' | 'ResultDisputed' | 'StanceWithdrawn' }>,
): Confirmation | null => {
  const { side } = event.data;
  if (event.type === 'StanceWithdrawn') return null;
  return event.type === 'ResultConfirmed'
    ? { side, status: 'confirmed' }
    : { side, status: 'disputed', reason: event.data.reason };
};

type Changing = Exclude<GameEvent, { type: Entering }>;
type OfFixture = Extract<
  Changing,
  { type: 'GameRescheduled' | 'GamePlacementCorrected' | 'GameTeamsCorrected' }
>;

const changedFixture = (fixture: Fixture, { type, data }: OfFixture): Fixture => {
  switch (type) {
    case 'GameRescheduled':
      return { ...fixture, ...occasionOf(data) };
    case 'GamePlacementCorrected':
      return { ...fixture, ...placementOf(data) };
    case 'GameTeamsCorrected':
      return { ...fixture, ...opponentsOf(data) };
  }
};

/** Nobody keeps the score of a game that is gone: brought back, it is scheduled again. */
const stopped = (game: EnteredGame): EnteredGame =>
  game.status === 'live' ? { ...game, ...notPlayed('scheduled') } : game;

/** What was said of a result was said for the teams that it was of. */
const ofOthers = (game: EnteredGame, by: string | null): EnteredGame =>
  game.result ? { ...game, ...played(game.result), recordedBy: by, spokenBy: null } : game;

const changed = (game: EnteredGame, event: Changing, by: string | null): EnteredGame => {
  switch (event.type) {
    case 'GameRescheduled':
    case 'GamePlacementCorrected':
      return { ...game, fixture: changedFixture(game.fixture, event) };
    case 'GameTeamsCorrected':
      return { ...ofOthers(game, by), fixture: changedFixture(game.fixture, event) };
    case 'ResultRecorded':
    case 'ResultCorrected':
      return { ...game, ...played(resultOf(event.data)), recordedBy: by };
    case 'ResultWithdrawn':
    case 'GameReinstated':
    case 'GameStopped':
      return { ...game, ...notPlayed('scheduled') };
    case 'GameCancelled':
      return { ...game, ...notPlayed('cancelled') };
    case 'GameStarted':
      return { ...game, ...live(atTheStart) };
    case 'LiveScoreChanged': {
      const { homeGoals, awayGoals, period } = event.data;
      return { ...game, ...live({ homeGoals, awayGoals, period }) };
    }
    case 'ResultConfirmed':
    case 'ResultDisputed':
    case 'StanceWithdrawn':
      return game.result ? { ...game, ...played(game.result, confirmationOf(event)), spokenBy: by } : game;
    case 'GameDeleted':
    case 'GameMerged':
      return { ...stopped(game), deleted: true };
  }
};

export const evolve = (game: Game, event: MaybeRecorded): Game => {
  const by = event.metadata?.actor.id ?? null;
  switch (event.type) {
    case 'GameScheduled':
    case 'GameRecorded':
      return entered(event, by);
    case 'GameRestored':
      return entered(event, game?.recordedBy ?? null);
    default:
      return game && changed(game, event, by);
  }
};
