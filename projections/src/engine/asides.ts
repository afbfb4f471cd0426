import type { SetAsideCause } from '@rondelle/contracts/site/set-aside.ts';
import type { AnyEntityView } from './any-view.ts';
import type { MapKey } from './keys.ts';
import type { Appended, Put } from './staging.ts';
import type { Key } from './view.ts';

/** Views that are brought on together: those that all seasons share, those of one season, and the log of changes. */
export type Part = 'catalogue' | 'season' | 'activity';

/** `detail` is for administrators, in the program's words. */
export type Cause = { readonly code: SetAsideCause; readonly detail: string };

/** Rows as they were and as they would be, had the events that wait been taken. */
export type Shadow = {
  readonly puts: ReadonlyMap<AnyEntityView, ReadonlyMap<MapKey, Put>>;
  readonly appended: readonly Appended[];
};

type Common = {
  /** The season; 0 for what all share. */
  readonly seasonId: number;
  readonly cause: Cause;
  /** Whose pages are late: `game:5`, `league:2`. */
  readonly topics: readonly string[];
  /** Since when; null where that is when it is first written down. */
  readonly since: string | null;
};
/** The events of a stream from one of them on, which wait for the views of one part. */
export type StreamAside = Common & {
  readonly views: Part;
  readonly thing: string;
  readonly position: string;
  readonly revision: string;
  readonly waiting: number;
  /** Null where an event could not be folded: then no later one helps. Undefined where it has yet to be read again. */
  readonly shadow: Shadow | null | undefined;
};
/** A group of a computed view that keeps the rows that it had. */
export type GroupAside = Common & {
  readonly views: string;
  readonly thing: string;
  readonly group: Key;
};
export type Aside = StreamAside | GroupAside;

export const isStream = (aside: Aside): aside is StreamAside => 'revision' in aside;

/** What is set aside, as far as the caller has it at hand. Values are never changed, only replaced. */
export type Asides = {
  readonly get: (views: string, seasonId: number, thing: string) => Aside | undefined;
  readonly put: (aside: Aside) => void;
  readonly remove: (aside: Aside) => void;
  readonly isEmpty: () => boolean;
  readonly all: () => readonly Aside[];
  /** What differs since the last time that this was asked. Shadows are let go: the log has what they are made of. */
  readonly takeChanges: () => { readonly put: readonly Aside[]; readonly gone: readonly Aside[] };
  /** Takes these for all that is known, as written down elsewhere. */
  readonly reset: (known: Iterable<Aside>) => void;
  /** Answers what takes everything back that happens from now on. */
  readonly mark: () => () => void;
};

const nameOf = ({ views, seasonId, thing }: Pick<Aside, 'views' | 'seasonId' | 'thing'>): string =>
  `${views} ${seasonId} ${thing}`;

export const createAsides = (): Asides => {
  let current = new Map<string, Aside>();
  let told = new Map<string, Aside>();
  return {
    get: (views, seasonId, thing) =>
      current.size === 0 ? undefined : current.get(nameOf({ views, seasonId, thing })),
    put: (aside) => void current.set(nameOf(aside), aside),
    remove: (aside) => void current.delete(nameOf(aside)),
    isEmpty: () => current.size === 0,
    all: () => [...current.values()],
    takeChanges: () => {
      for (const [name, aside] of current)
        if (isStream(aside) && aside.shadow) current.set(name, { ...aside, shadow: undefined });
      const put = [...current].filter(([name, aside]) => told.get(name) !== aside);
      const gone = [...told].filter(([name]) => !current.has(name));
      told = new Map(current);
      return { put: put.map(([, aside]) => aside), gone: gone.map(([, aside]) => aside) };
    },
    reset: (known) => {
      current = new Map([...known].map((aside) => [nameOf(aside), aside]));
      told = new Map(current);
    },
    mark: () => {
      const [then, toldThen] = [new Map(current), told];
      return () => {
        current = new Map(then);
        told = toldThen;
      };
    },
  };
};
