import type { EventLog } from '@rondelle/contracts/ports/event-log.ts';
import type { Previewed } from '@rondelle/projections/views/previewed.ts';

/**
 * Runs work on a database and a log that include what the work itself writes, in a transaction that the projector rolls
 * back. The work may run again from the start when something else changes meanwhile.
 */
export type Previews = <T>(
  log: EventLog,
  work: (preview: Previewed & { readonly log: EventLog }) => Promise<T>,
) => Promise<T>;
