import type { EventLog } from '@rondelle/domain/ports/event-log.ts';
import type { Previewed } from '@rondelle/projections/preview/row-changes.ts';

/**
 * Runs work on a database and a log as they would be after what it does there; the projector's, in a transaction that
 * is rolled back. Work may be run again from the beginning, where something else was changed meanwhile.
 */
export type Previews = <T>(
  log: EventLog,
  work: (preview: Previewed & { readonly log: EventLog }) => Promise<T>,
) => Promise<T>;
