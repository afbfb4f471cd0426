import type { Fixture, GameEvent, Result } from '@rondelle/contracts/competition/game.events.ts';
import { fixture, result } from '@rondelle/contracts/competition/game.events.ts';

/** A game that was played has a result, any other has none. */
type Played = { readonly status: 'final'; readonly result: Result };
type NotPlayed = { readonly status: 'scheduled' | 'cancelled'; readonly result: null };

export type EnteredGame = {
  readonly seasonId: number;
  readonly key: string | null;
  readonly fixture: Fixture;
  readonly deleted: boolean;
} & (Played | NotPlayed);

/** Null until the game is entered. A deleted game keeps all it had, so that it can be restored. */
export type Game = EnteredGame | null;

const pick = <T extends object>(fields: Record<keyof T & string, unknown>, from: T): T =>
  Object.fromEntries(Object.keys(fields).map((field) => [field, from[field as keyof T]])) as T;

/** The part of a payload that says which teams meet, where, when, and in what. */
export const fixtureOf = (data: Fixture): Fixture => pick<Fixture>(fixture.shape, data);
/** The part of a payload that says how the game ended. */
export const resultOf = (data: Result): Result => pick<Result>(result.shape, data);

type Entering = 'GameScheduled' | 'GameRecorded' | 'GameRestored';

const entered = ({ type, data }: Extract<GameEvent, { type: Entering }>): EnteredGame => {
  const base = { seasonId: data.seasonId, key: data.key, fixture: fixtureOf(data), deleted: false };
  if (type === 'GameRecorded') return { ...base, status: 'final', result: resultOf(data) };
  if (type === 'GameScheduled') return { ...base, status: 'scheduled', result: null };
  return data.result
    ? { ...base, status: 'final', result: data.result }
    : { ...base, status: data.status === 'cancelled' ? 'cancelled' : 'scheduled', result: null };
};

const changed = (game: EnteredGame, event: Exclude<GameEvent, { type: Entering }>): EnteredGame => {
  switch (event.type) {
    case 'GameRescheduled': {
      const { date, time, venue, city } = event.data;
      return { ...game, fixture: { ...game.fixture, date, time, venue, city } };
    }
    case 'GamePlacementCorrected':
      return { ...game, fixture: { ...game.fixture, stage: event.data.stage, group: event.data.group } };
    case 'GameTeamsCorrected': {
      const { homeTeamId, awayTeamId } = event.data;
      return { ...game, fixture: { ...game.fixture, homeTeamId, awayTeamId } };
    }
    case 'ResultRecorded':
    case 'ResultCorrected':
      return { ...game, status: 'final', result: resultOf(event.data) };
    case 'ResultWithdrawn':
      return { ...game, status: 'scheduled', result: null };
    case 'GameCancelled':
      return { ...game, status: 'cancelled', result: null };
    case 'GameDeleted':
      return { ...game, deleted: true };
  }
};

export const evolve = (game: Game, event: GameEvent): Game => {
  switch (event.type) {
    case 'GameScheduled':
    case 'GameRecorded':
    case 'GameRestored':
      return entered(event);
    default:
      return game && changed(game, event);
  }
};
