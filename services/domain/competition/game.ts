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
import { isCount } from '@rondelle/contracts/competition/result-counts.ts';
import type { GameSide, OffStatus, Period, Reason } from '@rondelle/contracts/competition/vocabulary.ts';
import type { EventMetadata } from '@rondelle/contracts/log/event.ts';

/** The confirmation of the current result by one team's side. */
export type Confirmation =
  | { readonly side: GameSide; readonly status: 'confirmed' }
  | { readonly side: GameSide; readonly status: 'disputed'; readonly reason: Reason };
export type LiveScore = {
  readonly homeGoals: number;
  readonly awayGoals: number;
  readonly period: Period;
};

/** A final game has a result and a live game has a score; all others have neither. */
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
  readonly status: 'scheduled' | 'unfinished' | OffStatus;
  readonly result: null;
  readonly live: null;
  readonly confirmation: null;
};

type About = {
  readonly seasonId: number;
  readonly key: string | null;
  readonly fixture: Fixture;
  readonly deleted: boolean;
  /** The member who last entered or corrected the result or its teams; null when the events do not name one. */
  readonly recordedBy: string | null;
  /** The author of the current confirmation; null when there is none or the events do not name one. */
  readonly spokenBy: string | null;
};
export type EnteredGame = About & (Played | Live | NotPlayed);

/** Null until the game is entered. A deleted game keeps its fields, so that it can be restored. */
export type Game = EnteredGame | null;

/** A decided event, or a recorded one with the metadata that names who caused it. */
type MaybeRecorded = GameEvent & { readonly metadata?: EventMetadata };

/** Copies the fields of a schema. Lists their names once, because every event of a history passes here. */
const picker = <T extends object>(
  shape: Record<keyof T & string, unknown>,
  isPicked: (field: keyof T, value: unknown) => boolean = () => true,
): ((from: T) => T) => {
  const fields = Object.keys(shape) as (keyof T)[];
  return (from) => {
    const picked: Partial<T> = {};
    for (const field of fields) if (isPicked(field, from[field])) picked[field] = from[field];
    return picked as T;
  };
};

/** The fields of a payload that describe the fixture: teams, competition, date and venue. */
export const fixtureOf = picker<Fixture>(fixture.shape);
export const occasionOf = picker<Occasion>(occasion.shape);
export const placementOf = picker<Placement>(placement.shape);
export const opponentsOf = picker<Opponents>(opponents.shape);

/** The fields of a payload that describe the result. Null and absent both mean that a count was not recorded. */
export const resultOf = picker<Result>(
  result.shape,
  (field, value) => !isCount(field) || typeof value === 'number',
);

/** The score of a game that has just started. */
export const initialScore: LiveScore = { homeGoals: 0, awayGoals: 0, period: 1 };

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
  // A restored result has no confirmation: it must be confirmed again.
  if (data.result) return { ...about, ...played(data.result) };
  return { ...about, ...notPlayed(data.status === 'final' ? 'scheduled' : data.status) };
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

/** A deleted game with a started live score becomes scheduled, because nobody updates its score any more. */
const stopped = (game: EnteredGame): EnteredGame =>
  game.status === 'live' || game.status === 'unfinished' ? { ...game, ...notPlayed('scheduled') } : game;

/** A postponed or unfinished game with a new day is scheduled again. */
const withNewDay = (game: EnteredGame, { date }: Occasion): EnteredGame =>
  (game.status === 'postponed' || game.status === 'unfinished') && game.fixture.date !== date
    ? { ...game, ...notPlayed('scheduled') }
    : game;

/** Drops the confirmation when the teams change: it was for the earlier teams. */
const ofOthers = (game: EnteredGame, by: string | null): EnteredGame =>
  game.result ? { ...game, ...played(game.result), recordedBy: by, spokenBy: null } : game;

const changed = (game: EnteredGame, event: Changing, by: string | null): EnteredGame => {
  switch (event.type) {
    case 'GameRescheduled':
      return { ...withNewDay(game, event.data), fixture: changedFixture(game.fixture, event) };
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
    case 'GamePostponed':
      return { ...game, ...notPlayed('postponed') };
    case 'GameLeftUnfinished':
      return { ...game, ...notPlayed('unfinished') };
    case 'GameStarted':
      return { ...game, ...live(initialScore) };
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
