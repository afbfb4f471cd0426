import type { PartName } from '@rondelle/projections/views/engine/quarantine.ts';
import type { Readers } from '@rondelle/projections/views/engine/fold.ts';
import type { Entry } from '@rondelle/projections/views/engine/apply-events.ts';

/** Events with the views that fold them. */
export type Part = {
  readonly name: PartName;
  readonly readers: Readers;
  /** Returns whether the part's views read an event. */
  readonly takes: (entry: Entry) => boolean;
  readonly events: readonly Entry[];
};
