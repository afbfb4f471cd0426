import type {
  AnyDerivedView,
  AnyEntityView,
  AnyHistoryView,
  AnyView,
} from '@rondelle/projections/views/engine/any-view.ts';
import { isOfSeason } from '@rondelle/projections/views/engine/table.ts';

/** The views of a plan, by how a rebuild makes them. */
export type Split = {
  /** Views whose rows nothing reads back; written while the log is read. */
  readonly streamed: readonly (AnyEntityView | AnyHistoryView)[];
  readonly entities: readonly AnyEntityView[];
  /** Views computed from the rows of all seasons at once, such as a ruleset's competitions. */
  readonly whole: readonly AnyDerivedView[];
  /** Views computed season by season: their rows and all rows that they read belong to one season. */
  readonly bySeason: readonly AnyDerivedView[];
};

/** Throws when a view of all seasons reads a view that is computed season by season: those rows are freed by then. */
const assertNotBySeason = (view: AnyDerivedView, bySeason: readonly AnyDerivedView[]): void => {
  const source = Object.values(view.from).find((one) =>
    bySeason.some(({ name }) => name === one.source.name),
  );
  if (source)
    throw new Error(
      `${view.name} is of no single season and reads ${source.source.name}, which is made by season`,
    );
};

const isReadBySeason = (view: AnyDerivedView): boolean =>
  Object.values(view.from).every(({ source }) => isOfSeason(source.table));

export const splitViews = (views: readonly AnyView[]): Split => {
  const streamed: (AnyEntityView | AnyHistoryView)[] = [];
  const entities: AnyEntityView[] = [];
  const whole: AnyDerivedView[] = [];
  const bySeason: AnyDerivedView[] = [];
  for (const view of views) {
    if (view.kind === 'history') streamed.push(view);
    else if (view.kind === 'entity') (view.appendOnly ? streamed : entities).push(view);
    else if (isOfSeason(view.table) && isReadBySeason(view)) bySeason.push(view);
    else {
      assertNotBySeason(view, bySeason);
      whole.push(view);
    }
  }
  return { streamed, entities, whole, bySeason };
};
