import type { Part as PartName } from '@rondelle/projections/engine/asides.ts';
import type { Readers } from '@rondelle/projections/engine/fold.ts';
import type { Entry } from '@rondelle/projections/engine/apply-events.ts';

/** Events with the views that fold them. */
export type Part = {
  readonly name: PartName;
  readonly readers: Readers;
  /** Whether the part's views read an event. */
  readonly takes: (entry: Entry) => boolean;
  readonly events: readonly Entry[];
};
