import type { CompetitionEvent } from '../competition/events.ts';

/** Event types whose payload is beyond its first version; each later version has an upcaster. */
const later: Partial<Record<CompetitionEvent['type'] | 'IdsReserved', number>> = {};

/** Returns the schema version of new events of this type; counts from 1. */
export const schemaVersionOf = (type: keyof typeof later): number => later[type] ?? 1;
