import { type AnyDerivedView, type AnyView, sourcesOf } from './any-view.ts';
import { type Readers, readersOf } from './fold.ts';

/** Data that the engine derives from a list of views in dependency order. */
export type Plan = {
  readonly views: readonly AnyView[];
  readonly readers: Readers;
  /** Derived views, each after its sources. */
  readonly derived: readonly AnyDerivedView[];
  /** Derived views by level: views of one level do not read each other, only views of earlier levels. */
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

/** Throws when an immediate view reads a later one, or when the groups of a later view name no season. */
const assertLater = (views: readonly AnyView[]): void => {
  const later = new Set(views.filter(isLater).map(({ name }) => name));
  for (const view of views) {
    const source = sourcesOf(view).find((name) => later.has(name));
    if (source && !isLater(view)) throw new Error(`${view.name} reads ${source}, which is computed later`);
    if (view.kind === 'derived' && view.later && !view.group.includes('seasonId'))
      throw new Error(`the groups of ${view.name}, which is computed later, name no season`);
  }
};

/** Returns whether a running projector computes the view after the others. */
export const isLater = (view: AnyView): boolean => view.kind === 'derived' && view.later === true;

/** Throws when a view is listed before a view that it reads, or reads one that is not in the list. */
export const planOf = (views: readonly AnyView[]): Plan => {
  const seen = new Set<string>();
  for (const view of views) {
    const missing = sourcesOf(view).find((source) => !seen.has(source));
    if (missing) throw new Error(`${view.name} reads ${missing}, which does not stand before it`);
    if (seen.has(view.name)) throw new Error(`two views are called ${view.name}`);
    seen.add(view.name);
  }
  assertLater(views);
  const derived = views.filter((view) => view.kind === 'derived');
  return { views, readers: readersOf(views), derived, levels: levelsOf(derived) };
};

/** Returns these views and all views that are computed from them, in order. */
export const withDependents = (views: readonly AnyView[], names: ReadonlySet<string>): AnyView[] => {
  const chosen = new Set(names);
  return views.filter((view) => {
    if (sourcesOf(view).some((source) => chosen.has(source))) chosen.add(view.name);
    return chosen.has(view.name);
  });
};

/** Returns these views and all views that they are computed from, in order. */
export const withSources = (views: readonly AnyView[], names: ReadonlySet<string>): AnyView[] => {
  const chosen = new Set(names);
  for (const view of views.toReversed())
    if (chosen.has(view.name)) for (const source of sourcesOf(view)) chosen.add(source);
  return views.filter((view) => chosen.has(view.name));
};
