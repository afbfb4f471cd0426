import type { GameCommand } from '@rondelle/contracts/competition/commands.ts';
import { decisions, forfeitSides, stages } from '@rondelle/contracts/competition/vocabulary.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { systemActor } from '@rondelle/contracts/log/event.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import type { Game } from '@rondelle/domain/competition/game.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import { codec } from '@rondelle/infra/eventlog/codec.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';

const envelope = { commandId: fc.uuid(), gameId: fc.constant(1), seasonId: fc.constant(19) };
const reason = fc.constantFrom('typing-error', 'other');
const teamId = fc.integer({ min: 1, max: 3 });
const maybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: null });
const result = {
  homeGoals: fc.integer({ min: 0, max: 4 }),
  awayGoals: fc.integer({ min: 0, max: 4 }),
  decidedIn: fc.constantFrom(...decisions),
  forfeitedBy: maybe(fc.constantFrom(...forfeitSides)),
  homeFairPlay: maybe(fc.constantFrom(0, 1)),
  awayFairPlay: maybe(fc.constantFrom(0, 1)),
};
const occasion = {
  date: fc.constantFrom('2024-10-05', '2024-10-06'),
  time: maybe(fc.constantFrom('13:30')),
  venue: maybe(fc.constantFrom('Aréna')),
  city: maybe(fc.constantFrom('Alma')),
};
const placement = { stage: fc.constantFrom(...stages), group: maybe(fc.constantFrom('A', 'B')) };
const entry = {
  key: maybe(fc.constantFrom('k')),
  categoryId: fc.constant(3),
  leagueId: maybe(fc.constant(7)),
  tournamentId: maybe(fc.constant(4)),
  homeTeamId: teamId,
  awayTeamId: teamId,
  ...placement,
  ...occasion,
};
const a = <T extends GameCommand['type']>(type: T) => ({ type: fc.constant(type), ...envelope });

const command: fc.Arbitrary<GameCommand> = fc.oneof(
  fc.record({ ...a('ScheduleGame'), ...entry }),
  fc.record({ ...a('RecordGame'), ...entry, ...result }),
  fc.record({ ...a('RescheduleGame'), ...occasion }),
  fc.record({ ...a('CorrectGamePlacement'), ...placement, reason }),
  fc.record({ ...a('CorrectGameTeams'), homeTeamId: teamId, awayTeamId: teamId, reason }),
  fc.record({ ...a('RecordResult'), ...result }),
  fc.record({ ...a('CorrectResult'), ...result, reason }),
  fc.record({ ...a('WithdrawResult'), reason }),
  fc.record({ ...a('CancelGame'), reason }),
  fc.record({ ...a('DeleteGame'), reason }),
  fc.record(a('RestoreGame')),
);

/** What a command makes of a game; a refusal leaves it as it is, and anything but a `DomainError` is a defect. */
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

test('whatever is asked of a game, it is refused by a rule or decided into events that the log accepts', () =>
  always((before, command) => {
    const events = newEvents(attempt(before, command), command.commandId, {
      actor: systemActor,
      source: 'system',
    });
    for (const event of events) expect(() => codec.encode(event)).not.toThrow();
  }));

test('a game has a result exactly when it is final, and never plays one team against itself', () =>
  always((_before, _command, game) => {
    if (!game) return;
    expect(game.result !== null).toBe(game.status === 'final');
    expect(game.fixture.homeTeamId).not.toBe(game.fixture.awayTeamId);
    expect(game.fixture.leagueId !== null && game.fixture.tournamentId !== null).toBe(false);
  }));

test('the same command twice in a row does nothing the second time', () =>
  always((_before, command, after) => expect(attempt(after, command)).toEqual([])));

test('deleting a game and restoring it leaves it as it was, whatever happened before', () =>
  always((_before, _command, state) => {
    if (!state || state.deleted) return;
    const about = { commandId: crypto.randomUUID(), gameId: 1, seasonId: 19 };
    const gone = attempt(state, { type: 'DeleteGame', ...about, reason: 'other' }).reduce(game.evolve, state);
    expect(attempt(gone, { type: 'RestoreGame', ...about }).reduce(game.evolve, gone)).toEqual(state);
  }));
