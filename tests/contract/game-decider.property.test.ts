import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import type { Game } from '@rondelle/domain/competition/game.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import { codec } from '@rondelle/infra/eventlog/codec.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { gameCommand as command } from './commands.arbitrary.ts';

/** Decides a command; a `DomainError` returns no events, and any other error fails the test. */
const attempt = (state: Game, command: GameCommand) => {
  try {
    return game.decide(command, state);
  } catch (error) {
    if (error instanceof DomainError) return [];
    throw error;
  }
};

const always = (holds: (before: Game, command: GameCommand, after: Game) => void) =>
  fc.assert(
    fc.property(fc.array(command, { maxLength: 30 }), (commands) => {
      commands.reduce((before: Game, command) => {
        const after = attempt(before, command).reduce(game.evolve, before);
        holds(before, command, after);
        return after;
      }, game.initial);
    }),
    { numRuns: 500 },
  );

test('every command to a game either breaks a rule or returns valid events', () =>
  always((before, command) => {
    const events = newEvents(attempt(before, command), command.commandId, {
      actor: systemActor,
      source: 'system',
    });
    for (const event of events) expect(() => codec.encode(event)).not.toThrow();
  }));

test('a game has a result exactly when it is final, and a team never plays itself', () =>
  always((_before, _command, game) => {
    if (!game) return;
    expect(game.result !== null).toBe(game.status === 'final');
    expect(game.fixture.homeTeamId).not.toBe(game.fixture.awayTeamId);
    expect(game.fixture.leagueId !== null && game.fixture.tournamentId !== null).toBe(false);
  }));

test('repeating a command immediately returns no events', () =>
  always((_before, command, after) => expect(attempt(after, command)).toEqual([])));

test('deleting and restoring a game preserves its state, except for confirmations and a live score', () =>
  always((_before, _command, state) => {
    if (!state || state.deleted) return;
    const about = { commandId: crypto.randomUUID(), gameId: 1, seasonId: 19 };
    const deletedGame = attempt(state, { type: 'DeleteGame', ...about, reason: 'other' }).reduce(
      game.evolve,
      state,
    );
    const isRestored = state.status !== 'live' && state.status !== 'unfinished';
    const status = isRestored ? state.status : 'scheduled';
    expect(attempt(deletedGame, { type: 'RestoreGame', ...about }).reduce(game.evolve, deletedGame)).toEqual({
      ...state,
      status,
      live: null,
      confirmation: null,
    });
  }));
