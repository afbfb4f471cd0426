import type { AnyDerivedView } from '@rondelle/projections/engine/any-view.ts';

/** Groups of the same columns are of the same kind: a competition is one, whatever view asks for it. */
type Wanted = { readonly kind: Map<string, number>; readonly columns: readonly (readonly string[])[] };

const none: readonly Wanted[] = [];

/** The groups of a view's rows, where their name does not hold the season. */
const wantedOf = (views: readonly AnyDerivedView[]): ReadonlyMap<string, readonly Wanted[]> => {
  const kinds = new Map<string, Map<string, number>>();
  const wanted = new Map<string, Map<string, Wanted>>();
  for (const view of views) {
    for (const { source, columns } of Object.values(view.from)) {
      const unnamed = columns.filter((one) => !one.includes('season_id'));
      if (unnamed.length === 0) continue;
      const signature = view.group.join();
      const kind = kinds.get(signature) ?? new Map<string, number>();
      kinds.set(signature, kind);
      const ofSource = wanted.get(source.name) ?? new Map<string, Wanted>();
      wanted.set(source.name, ofSource);
      ofSource.set(`${signature} ${JSON.stringify(unnamed)}`, { kind, columns: unnamed });
    }
  }
  return new Map([...wanted].map(([name, ofSource]) => [name, [...ofSource.values()]]));
};

export type Parts = {
  /** Whether rows of this view say anything of which seasons belong together. */
  readonly wants: (view: string) => boolean;
  /** To be told of every row, by its columns' values, of the views that are wanted. */
  readonly note: (view: string, valueOf: (column: string) => unknown) => void;
  /** The seasons, together where they share a group: with sound data, each alone. */
  readonly all: (seasons: Iterable<number>) => readonly (readonly number[])[];
};

/**
 * No stored row crosses a season, but nothing in the log keeps a game of one season from naming a league of another.
 * Such seasons are computed together, so that a rebuild makes of any log what the live projector does.
 */
export const createParts = (views: readonly AnyDerivedView[]): Parts => {
  const wanted = wantedOf(views);
  const joined = new Map<number, number>();
  const rootOf = (season: number): number => {
    const next = joined.get(season);
    return next === undefined ? season : rootOf(next);
  };
  const join = (kind: Map<string, number>, group: string, season: number): void => {
    const known = kind.get(group);
    if (known === undefined) kind.set(group, season);
    else if (known !== season && rootOf(known) !== rootOf(season)) joined.set(rootOf(season), rootOf(known));
  };
  return {
    wants: (view) => wanted.has(view),
    note: (view, valueOf) => {
      for (const { kind, columns } of wanted.get(view) ?? none) {
        for (const names of columns) {
          const key = names.map(valueOf);
          if (!key.includes(null)) join(kind, key.join('\u0000'), Number(valueOf('season_id')));
        }
      }
    },
    all: (seasons) => [...Map.groupBy(seasons, rootOf).values()],
  };
};
