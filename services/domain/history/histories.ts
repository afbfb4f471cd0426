import type { CompetitionEvent, EventType } from '@rondelle/contracts/competition/events.ts';
import type { Recorded } from '@rondelle/contracts/log/event.ts';
import { type StreamKind, streamKinds } from '@rondelle/contracts/log/streams.ts';
import type { LoggedEvent } from '@rondelle/contracts/ports/event-log.ts';
import { type Aspect, type Aspects, presence } from './aspects.ts';
import { catalogueHistories } from './catalogue.history.ts';
import { isDeleted, isEntered } from './existence.ts';
import { gameHistory } from './game.history.ts';
import { leagueHistory } from './league.history.ts';
import { teamHistory } from './team.history.ts';
import { tournamentHistory } from './tournament.history.ts';
import type { UndoingCommand } from './undo.ts';

type Commands = readonly UndoingCommand[] | null;
type Data = CompetitionEvent['data'];

/** Methods, because their parameters are checked bivariantly: each kind accepts only its own states and events. */
interface Inverse {
  of(this: void, ids: object, before: object, data: Data, now: Aspects): Commands;
}
interface History {
  aspects(this: void, state: object): readonly Aspect[];
  ids(this: void, data: Data): object;
  delete(this: void, ids: object): Commands;
  restore(this: void, ids: object, before: object): Commands;
  readonly inverses: { readonly [Type in EventType]?: 'delete' | 'restore' | Inverse['of'] };
}

/** The history of every kind; null for members, whose events nothing undoes. */
const histories: Readonly<Record<StreamKind, History | null>> = {
  ...catalogueHistories,
  league: leagueHistory,
  team: teamHistory,
  tournament: tournamentHistory,
  game: gameHistory,
  member: null,
};

/** Returns the aspects of an entity in this state; an entity without an entering event has none. */
export const aspectsOf = (kind: StreamKind, state: unknown): Aspects => {
  if (!isEntered(state)) return new Map();
  const all: Aspect[] = [[presence, !isDeleted(state)], ...(histories[kind]?.aspects(state) ?? [])];
  return new Map(all.map(([name, value]) => [name, JSON.stringify(value)]));
};

/**
 * Returns the commands that undo one event of a stream, in the order to send, from the state before it and the aspects
 * now. The sender adds command ids and the prepared fields. Null when nothing can undo it (an erasure, reserved ids, the
 * choice of the ongoing season); empty when there is nothing to undo. The event that entered the entity is undone by
 * deleting it.
 */
export const inverseOf = (before: unknown, event: Recorded<LoggedEvent>, now: Aspects): Commands => {
  const kind = streamKinds.find((one) => event.stream.startsWith(`${one}-`));
  const history = kind && histories[kind];
  if (!history || event.type === 'IdsReserved') return null;
  const ids = history.ids(event.data);
  const inverse = history.inverses[event.type];
  if (!isEntered(before) || inverse === 'delete') return history.delete(ids);
  if (inverse === 'restore') return history.restore(ids, before);
  return inverse?.(ids, before, event.data, now) ?? null;
};
