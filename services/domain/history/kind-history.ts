import type { CommandKind, CommandsByKind } from '@rondelle/contracts/competition/commands.ts';
import type { EventOf } from '../competition/aggregates.ts';
import type { Aspect, Aspects } from './aspects.ts';
import type { Entered } from './existence.ts';
import type { Undoing } from './undo.ts';

/** The ids that address a command to an entity; every event of its kind has them. */
export type Ids<Kind extends CommandKind> = Pick<
  EventOf<Kind>['data'],
  Extract<keyof EventOf<Kind>['data'], `${Kind}Id` | 'seasonId'>
>;

type Commands<Kind extends CommandKind> = Undoing<CommandsByKind[Kind]>;

/** The commands that undo an event of these types, in the order to send. `now`: the aspects before the undo. */
export type Inverse<Kind extends CommandKind, Type extends EventOf<Kind>['type'] = EventOf<Kind>['type']> = (
  ids: Ids<Kind>,
  before: Entered<Kind>,
  data: Extract<EventOf<Kind>, { readonly type: Type }>['data'],
  now: Aspects,
) => Commands<Kind>;

/** How the entities of a kind change: their aspects, and what undoes each type of event. */
export type KindHistory<Kind extends CommandKind> = {
  readonly aspects: (state: Entered<Kind>) => readonly Aspect[];
  readonly ids: (data: EventOf<Kind>['data']) => Ids<Kind>;
  readonly delete: (ids: Ids<Kind>) => Commands<Kind>;
  readonly restore: (ids: Ids<Kind>, before: Entered<Kind>) => Commands<Kind>;
  readonly inverses: {
    readonly [Type in EventOf<Kind>['type']]: 'delete' | 'restore' | Inverse<Kind, Type>;
  };
};

export type KindHistories<Kinds extends CommandKind> = { readonly [Kind in Kinds]: KindHistory<Kind> };
