import { type AnyDerivedView, type AnyView, sourcesOf } from './any-view.ts';
import { type Readers, readersOf } from './fold.ts';

/** What the engine needs to know of a list of views that stands in the order of dependency. */
export type Plan = {
  readonly views: readonly AnyView[];
  readonly readers: Readers;
  /** Sources before what derives from them. */
  readonly derived: readonly AnyDerivedView[];
  /** The same: views that do not read each other, then those that read them, and so on. */
  readonly levels: readonly (readonly AnyDerivedView[])[];
};

const levelsOf = (derived: readonly AnyDerivedView[]): readonly (readonly AnyDerivedView[])[] => {
  const levels: AnyDerivedView[][] = [];
  const levelOf = new Map<string, number>();
  for (const view of derived) {
    const level = 1 + Math.max(-1, ...sourcesOf(view).map((source) => levelOf.get(source) ?? -1));
    levelOf.set(view.name, level);
    (levels[level] ??= []).push(view);
  }
  return levels;
};

/** Fails where a view stands before one that it reads, or reads one that is not in the list. */
export const planOf = (views: readonly AnyView[]): Plan => {
  const seen = new Set<string>();
  for (const view of views) {
    const missing = sourcesOf(view).find((source) => !seen.has(source));
    if (missing) throw new Error(`${view.name} reads ${missing}, which does not stand before it`);
    if (seen.has(view.name)) throw new Error(`two views are called ${view.name}`);
    seen.add(view.name);
  }
  const derived = views.filter((view) => view.kind === 'derived');
  return { views, readers: readersOf(views), derived, levels: levelsOf(derived) };
};

/** These views and all that is computed from them, in order. */
export const withDependents = (views: readonly AnyView[], names: ReadonlySet<string>): AnyView[] => {
  const chosen = new Set(names);
  return views.filter((view) => {
    if (sourcesOf(view).some((source) => chosen.has(source))) chosen.add(view.name);
    return chosen.has(view.name);
  });
};

/** These views and all that they are computed from, in order. */
export const withSources = (views: readonly AnyView[], names: ReadonlySet<string>): AnyView[] => {
  const chosen = new Set(names);
  for (const view of views.toReversed())
    if (chosen.has(view.name)) for (const source of sourcesOf(view)) chosen.add(source);
  return views.filter((view) => chosen.has(view.name));
};
