import {
  gameCommands,
  leagueCommands,
  teamCommands,
  tournamentCommands,
} from '@rondelle/contracts/competition/commands.ts';
import {
  leagueEvents,
  teamEvents,
  tournamentEvents,
} from '@rondelle/contracts/competition/competition.events.ts';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { gameEvents } from '@rondelle/contracts/competition/game.events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import { league } from '@rondelle/domain/competition/league.decider.ts';
import { team } from '@rondelle/domain/competition/team.decider.ts';
import { tournament } from '@rondelle/domain/competition/tournament.decider.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import { aspectsOf, inverseOf } from '@rondelle/domain/history/histories.ts';
import type { UndoingCommand } from '@rondelle/domain/history/undo.ts';
import { replayOf } from '@rondelle/domain/history/state-at.ts';
import { newEvents } from '@rondelle/domain/new-events.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import type { z } from 'zod';
import { gameCommand, leagueCommand, teamCommand, tournamentCommand } from './commands.arbitrary.ts';

const commandId = '6f0e4f0e-9a57-4c3f-8a1f-2c110b8f6c1e';
const somebody = { id: '2d7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b', role: 'member' };
/** The references that an undo command carries. */
const by = '3e7f3c1e-5a52-4c0d-9b1e-6a1d2f3e4c5b';
const facts = { commandId, hasPlayed: false, inUse: false, by, settles: true };

const inLog = (kind: StreamKind, event: CompetitionEvent, revision: number): Recorded<LoggedEvent>[] =>
  newEvents([event], commandId, { actor: somebody, source: 'web' }).map((one) => ({
    ...one,
    stream: streamOf(kind, 1),
    revision: String(revision),
    position: String(revision + 1),
    recordedAt: '2026-01-31T12:00:00.000Z',
  }));

/**
 * A state as readers see it: nothing when it is deleted; sets and maps are sorted, since their order has no meaning.
 */
const seen = (state: unknown): unknown => {
  if (typeof state !== 'object' || state === null || ('deleted' in state && state.deleted)) return 'nothing';
  const { recordedBy: _by, spokenBy: _who, ...fields } = { recordedBy: null, spokenBy: null, ...state };
  return Object.fromEntries(
    Object.entries(fields).map(([field, value]) => [
      field,
      value instanceof Map || value instanceof Set
        ? [...value].map((one) => JSON.stringify(one)).sort()
        : value,
    ]),
  );
};

const unconfirmed = { confirmation: null };

/**
 * Applies the commands. After each event, undoes it in a copy and calls back with the state before it and after the
 * undo.
 */
const undoEach = <State, Command, Event extends CompetitionEvent>(
  kind: StreamKind,
  { initial, decide, evolve }: Decider<State, Command, Event>,
  commands: readonly Command[],
  check: (event: Event, before: State, undone: State) => void,
  sendable: (one: UndoingCommand) => Command,
): Recorded<LoggedEvent>[] => {
  let state = initial;
  const history: Recorded<LoggedEvent>[] = [];
  const after = (from: State, command: Command): State => {
    try {
      return decide(command, from).reduce(evolve, from);
    } catch (error) {
      if (error instanceof DomainError) return from;
      throw error;
    }
  };
  for (const command of commands) {
    const next = after(state, command);
    const events = next === state ? [] : decide(command, state);
    for (const event of events) {
      const [logged] = inLog(kind, event, history.length);
      if (!logged) continue;
      const undoing = inverseOf(state, logged, aspectsOf(kind, evolve(state, event)));
      if (undoing) {
        const undone = undoing.reduce<State>(
          (from, one) => decide(sendable(one), from).reduce(evolve, from),
          evolve(state, event),
        );
        check(event, state, undone);
      }
      history.push(logged);
      state = evolve(state, event);
    }
  }
  return history;
};

const assertUndoRestores = <State, Command, Event extends CompetitionEvent>(
  kind: StreamKind,
  decider: Decider<State, Command, Event>,
  command: fc.Arbitrary<Command>,
  schemas: Readonly<Record<string, z.ZodType>>,
): Set<string> => {
  const undone = new Set<string>();
  const sendable = ({ type, ...input }: UndoingCommand): Command =>
    // The schema is that of the command's type.
    ({ type, ...Object(schemas[type]?.parse({ ...facts, ...input })) }) as Command;
  fc.assert(
    fc.property(fc.array(command, { minLength: 30, maxLength: 80 }), (commands) => {
      const history = undoEach(
        kind,
        decider,
        commands,
        (event, before, after) => {
          undone.add(event.type);
          // A result that was changed and changed back needs a new confirmation.
          const isConfirmation = /^(ResultConfirmed|ResultDisputed|StanceWithdrawn)$/.test(event.type);
          const comparable = (state: unknown) =>
            seen(isConfirmation || state === null ? state : { ...Object(state), ...unconfirmed });
          expect(comparable(after)).toEqual(comparable(before));
        },
        sendable,
      );
      expect(replayOf(kind, history).map(({ event }) => event)).toEqual(history);
    }),
    { numRuns: 300 },
  );
  return undone;
};

test.each([
  ['game', () => assertUndoRestores('game', game, gameCommand, gameCommands), gameEvents],
  ['league', () => assertUndoRestores('league', league, leagueCommand, leagueCommands), leagueEvents],
  [
    'tournament',
    () => assertUndoRestores('tournament', tournament, tournamentCommand, tournamentCommands),
    tournamentEvents,
  ],
  ['team', () => assertUndoRestores('team', team, teamCommand, teamCommands), teamEvents],
] as const)('undoing any event of a %s restores the state before it', (_kind, undone, events) => {
  expect([...undone()].sort()).toEqual(Object.keys(events).sort());
});
