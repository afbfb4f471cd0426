import type { QuarantineCause } from '@rondelle/contracts/site/quarantine.ts';
import type { AnyEntityView } from './any-view.ts';
import type { MapKey } from './keys.ts';
import type { Appended, Put } from './staging.ts';
import type { Key } from './view.ts';

/** A set of views that advance together: those of the catalogue, those of one season, or the activity log. */
export type PartName = 'catalogue' | 'season' | 'activity';

/** `detail` is a technical message for administrators. */
export type Cause = { readonly code: QuarantineCause; readonly detail: string };

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
export type QuarantinedStream = Common & {
  readonly views: PartName;
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
export type QuarantinedGroup = Common & {
  readonly views: string;
  readonly thing: string;
  readonly group: Key;
};
export type Quarantined = QuarantinedStream | QuarantinedGroup;

export const isStream = (quarantined: Quarantined): quarantined is QuarantinedStream =>
  'revision' in quarantined;

/** The quarantine entries that the caller has loaded. Entries are replaced, never mutated. */
export type Quarantine = {
  readonly get: (views: string, seasonId: number, thing: string) => Quarantined | undefined;
  readonly put: (quarantined: Quarantined) => void;
  readonly remove: (quarantined: Quarantined) => void;
  readonly isEmpty: () => boolean;
  readonly all: () => readonly Quarantined[];
  /** Returns what changed since the last call. Drops all shadows: they can be computed from the log again. */
  readonly takeChanges: () => {
    readonly put: readonly Quarantined[];
    readonly removed: readonly Quarantined[];
  };
  /** Replaces all entries with these, as saved in the database. */
  readonly reset: (known: Iterable<Quarantined>) => void;
  /** Returns a function that undoes all changes made after this call. */
  readonly mark: () => () => void;
};

const nameOf = ({ views, seasonId, thing }: Pick<Quarantined, 'views' | 'seasonId' | 'thing'>): string =>
  `${views} ${seasonId} ${thing}`;

export const createQuarantine = (): Quarantine => {
  let current = new Map<string, Quarantined>();
  let stored = new Map<string, Quarantined>();
  return {
    get: (views, seasonId, thing) =>
      current.size === 0 ? undefined : current.get(nameOf({ views, seasonId, thing })),
    put: (quarantined) => void current.set(nameOf(quarantined), quarantined),
    remove: (quarantined) => void current.delete(nameOf(quarantined)),
    isEmpty: () => current.size === 0,
    all: () => [...current.values()],
    takeChanges: () => {
      for (const [name, quarantined] of current)
        if (isStream(quarantined) && quarantined.shadow)
          current.set(name, { ...quarantined, shadow: undefined });
      const put = [...current].filter(([name, quarantined]) => stored.get(name) !== quarantined);
      const removed = [...stored].filter(([name]) => !current.has(name));
      stored = new Map(current);
      return {
        put: put.map(([, quarantined]) => quarantined),
        removed: removed.map(([, quarantined]) => quarantined),
      };
    },
    reset: (known) => {
      current = new Map([...known].map((quarantined) => [nameOf(quarantined), quarantined]));
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
