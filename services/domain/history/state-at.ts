import type { Recorded } from '@rondelle/contracts/log/event.ts';
import type { StreamKind } from '@rondelle/contracts/log/streams.ts';
import { category } from '../competition/category.decider.ts';
import { division } from '../competition/division.decider.ts';
import { game } from '../competition/game.decider.ts';
import { league } from '../competition/league.decider.ts';
import { member } from '../competition/member.decider.ts';
import { region } from '../competition/region.decider.ts';
import { ruleset } from '../competition/ruleset.decider.ts';
import { season } from '../competition/season.decider.ts';
import { team } from '../competition/team.decider.ts';
import { tournament } from '../competition/tournament.decider.ts';
import type { Decider } from '../decider.ts';
import type { LoggedEvent } from '../ports/event-log.ts';
import { onceFor } from './once-for.ts';

/** Values that survive JSON. */
export type Plain = string | number | boolean | null | readonly Plain[] | { readonly [field: string]: Plain };

/** Maps become lists of pairs, sets become lists; what is left out stays out. */
const plain = (value: unknown): Plain => {
  if (value instanceof Map) return [...value].map(plain);
  if (value instanceof Set || Array.isArray(value)) return [...value].map(plain);
  if (typeof value === 'object' && value !== null)
    return Object.fromEntries(Object.entries(value).map(([field, each]) => [field, plain(each)]));
  return typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean' ? value : null;
};

/** What there is after an event, and what there was before it; undefined at the beginning of a stream. */
type After<State> = {
  readonly before: After<State> | undefined;
  readonly state: State;
  readonly plain: Plain;
};

/** A method, so that one of a kind's own events is a fold among others: a stream holds its own kind alone. */
interface Fold {
  readonly initial: unknown;
  after(events: readonly LoggedEvent[]): readonly After<unknown>[];
}

/** An odd event that a program refuses changes nothing that people are told. */
const evolvedOr = <State>(state: State, evolved: () => State): State => {
  try {
    return evolved();
  } catch {
    return state;
  }
};

/** Each event is evolved once, however often its stream is asked about, and also where events were appended since. */
const fold = <State, Command, Event extends object>({ initial, evolve }: Decider<State, Command, Event>) => {
  const known = new WeakMap<Event, After<State>>();
  return {
    initial,
    after(events: readonly Event[]) {
      let last: After<State> | undefined;
      return events.map((event) => {
        const found = known.get(event);
        if (found && found.before === last) last = found;
        else {
          const before = last ? last.state : initial;
          const state = evolvedOr(before, () => evolve(before, event));
          last = { before: last, state, plain: plain(state) };
          known.set(event, last);
        }
        return last;
      });
    },
  };
};

const folds: Readonly<Record<StreamKind, Fold>> = {
  season: fold(season),
  region: fold(region),
  category: fold(category),
  division: fold(division),
  ruleset: fold(ruleset),
  league: fold(league),
  team: fold(team),
  tournament: fold(tournament),
  game: fold(game),
  member: fold(member),
};

export type Replayed = {
  readonly event: Recorded<LoggedEvent>;
  readonly state: Plain;
  /** What a decider of the kind would decide on. */
  readonly before: unknown;
  readonly after: unknown;
};

/** The events of one stream, oldest first, each with what there was after it. */
export const replayOf = onceFor<readonly Recorded<LoggedEvent>[], readonly Replayed[]>((kind, events) => {
  const fold = folds[kind];
  const states = fold.after(events);
  return events.map((event, i) => ({
    event,
    state: states[i]?.plain ?? null,
    before: i === 0 ? fold.initial : states[i - 1]?.state,
    after: states[i]?.state,
  }));
});
