import { m } from '../../../paraglide/messages.js';
import type { Fault } from '../../../lib/refusal.ts';
import { columnLabel, isColumn } from './columns.ts';

/** A server names what a game says; how it ended is one column here. */
export const ofColumn = (fault: Fault): Fault =>
  fault.field === 'forfeitedBy' ? { ...fault, field: 'decidedIn' } : fault;

/** « Ligne 3, Buts loc. : … »: each message says which cell it is about. */
export const faultWords = (number: number, { field, message }: Fault): string =>
  isColumn(field)
    ? m.grid_fault({ number, column: columnLabel(field), message })
    : m.grid_fault_row({ number, message });
