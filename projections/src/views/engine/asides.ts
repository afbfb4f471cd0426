import type { SetAsideCause } from '@rondelle/contracts/site/set-aside.ts';
import type { AnyEntityView } from './any-view.ts';
import type { MapKey } from './keys.ts';
import type { Appended, Put } from './staging.ts';
import type { Key } from './view.ts';

/** A set of views that advance together: those of the catalogue, those of one season, or the activity log. */
export type Part = 'catalogue' | 'season' | 'activity';

/** `detail` is a technical message for administrators. */
export type Cause = { readonly code: SetAsideCause; readonly detail: string };

/** Rows before and after the waiting events of a stream, as if these had been applied. */
export type Shadow = {
  readonly puts: ReadonlyMap<AnyEntityView, ReadonlyMap<MapKey, Put>>;
  readonly appended: readonly Appended[];
};

type Common = {
  /** Season id; 0 for the catalogue. */
  readonly seasonId: number;
  readonly cause: Cause;
  /** Topics whose pages are late, such as `game:5` or `league:2`. */
  readonly topics: readonly string[];
  /** When the delay began; null means when the entry is first saved. */
  readonly since: string | null;
};
/** The events of a stream, from one of them on, that wait for the views of one part. */
export type StreamAside = Common & {
  readonly views: Part;
  readonly thing: string;
  readonly position: string;
  readonly revision: string;
  readonly waiting: number;
  /**
   * Null when an event could not be folded, so that no later event helps. Undefined until it is read from the log
   * again.
   */
  readonly shadow: Shadow | null | undefined;
};
/** A group of a derived view that keeps its previous rows. */
export type GroupAside = Common & {
  readonly views: string;
  readonly thing: string;
  readonly group: Key;
};
export type Aside = StreamAside | GroupAside;

export const isStream = (aside: Aside): aside is StreamAside => 'revision' in aside;

/** The quarantine entries that the caller has loaded. Entries are replaced, never mutated. */
export type Asides = {
  readonly get: (views: string, seasonId: number, thing: string) => Aside | undefined;
  readonly put: (aside: Aside) => void;
  readonly remove: (aside: Aside) => void;
  readonly isEmpty: () => boolean;
  readonly all: () => readonly Aside[];
  /** Returns what changed since the last call. Drops all shadows: they can be computed from the log again. */
  readonly takeChanges: () => { readonly put: readonly Aside[]; readonly gone: readonly Aside[] };
  /** Replaces all entries with these, as saved in the database. */
  readonly reset: (known: Iterable<Aside>) => void;
  /** Returns a function that undoes all changes made after this call. */
  readonly mark: () => () => void;
};

const nameOf = ({ views, seasonId, thing }: Pick<Aside, 'views' | 'seasonId' | 'thing'>): string =>
  `${views} ${seasonId} ${thing}`;

export const createAsides = (): Asides => {
  let current = new Map<string, Aside>();
  let stored = new Map<string, Aside>();
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
      const put = [...current].filter(([name, aside]) => stored.get(name) !== aside);
      const gone = [...stored].filter(([name]) => !current.has(name));
      stored = new Map(current);
      return { put: put.map(([, aside]) => aside), gone: gone.map(([, aside]) => aside) };
    },
    reset: (known) => {
      current = new Map([...known].map((aside) => [nameOf(aside), aside]));
      stored = new Map(current);
    },
    mark: () => {
      const [then, storedThen] = [new Map(current), stored];
      return () => {
        current = new Map(then);
        stored = storedThen;
      };
    },
  };
};
