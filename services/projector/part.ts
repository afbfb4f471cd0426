import type { Part as PartName } from '@rondelle/projections/engine/asides.ts';
import type { Readers } from '@rondelle/projections/engine/fold.ts';
import type { Entry } from '@rondelle/projections/engine/take.ts';

/** Events, and the views that take them. */
export type Part = {
  readonly name: PartName;
  readonly readers: Readers;
  /** Whether the part's views have something to do with an event. */
  readonly takes: (entry: Entry) => boolean;
  readonly events: readonly Entry[];
};
