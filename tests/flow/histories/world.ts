import { randomUUID } from 'node:crypto';
import type { CompetitionEvent } from '@rondelle/contracts/competition/events.ts';
import { DomainError } from '@rondelle/contracts/errors.ts';
import { type StreamKind, streamOf } from '@rondelle/contracts/log/streams.ts';
import type { EnteredGame, Game } from '@rondelle/domain/competition/game.ts';
import { game } from '@rondelle/domain/competition/game.decider.ts';
import type { Decider } from '@rondelle/domain/decider.ts';
import { beginning } from './beginning.ts';
import { at, type StreamEvent } from './stream-event.ts';

type Bare<C> = C extends unknown ? Omit<C, 'commandId' | 'ifRevision'> : never;

/** The state of all streams, on which commands are decided as in the product. */
export type World = {
  /** Decides a command and stores its events; does nothing when a rule refuses it. */
  readonly send: <State, Command, Event extends CompetitionEvent>(
    kind: StreamKind,
    id: number,
    decider: Decider<State, Command, Event>,
    command: Bare<Command>,
  ) => readonly StreamEvent[];
  /** Games by id, including deleted ones; ids count from 1. */
  readonly games: () => ReadonlyMap<number, EnteredGame>;
};

/** The cast is safe: a stream contains events of its own kind only. */
const historyOf = <Event extends CompetitionEvent>(
  happened: readonly StreamEvent[],
  stream: string,
): Event[] => happened.filter((one) => one.stream === stream).map(({ event }) => event as Event);

export const createWorld = (): World => {
  const happened: StreamEvent[] = [...beginning];
  const games = new Map<number, EnteredGame>();
  return {
    send: (kind, id, { initial, decide, evolve }, command) => {
      const state = historyOf<Parameters<typeof evolve>[1]>(happened, streamOf(kind, id)).reduce(
        evolve,
        initial,
      );
      try {
        // Only the command id comes from the sender.
        const sent = { ...command, commandId: randomUUID() } as Parameters<typeof decide>[0];
        const now = decide(sent, state).map((event) => at(kind, id, event));
        happened.push(...now);
        for (const one of now) noteGame(games, id, one);
        return now;
      } catch (error) {
        if (error instanceof DomainError) return [];
        throw error;
      }
    },
    games: () => games,
  };
};

const noteGame = (games: Map<number, EnteredGame>, id: number, { stream, event }: StreamEvent): void => {
  if (!stream.startsWith('game-')) return;
  const before: Game = games.get(id) ?? null;
  const after = game.evolve(before, event as Parameters<typeof game.evolve>[1]);
  if (after) games.set(id, after);
};

/** Returns whether any game that is not deleted refers to an entity. */
export const isPlayedIn = (world: World, refers: (fixture: EnteredGame['fixture']) => boolean): boolean =>
  [...world.games().values()].some(({ deleted, fixture }) => !deleted && refers(fixture));
