import type { CompetitionEvent } from '../competition/events.ts';

/** Event types whose payload is no longer the first version of itself; each step has an upcaster. */
const later: Partial<Record<CompetitionEvent['type'] | 'IdsReserved', number>> = {};

/** The schema version under which an event of this type is recorded today; counts from 1. */
export const schemaVersionOf = (type: keyof typeof later): number => later[type] ?? 1;
