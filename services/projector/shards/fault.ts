import { EventNotApplied } from '@rondelle/projections/engine/fold.ts';
import { DatabaseError } from 'pg';
import { GroupNotComputed } from '../batch.ts';

/** Classes of SQLSTATE: a value that does not fit, a key that is there twice. */
const faultyData = new Set(['22', '23']);

/** Whether a batch failed for what is in it, and not because the database or the log is away: then it fails again. */
export const isEventsFault = (error: unknown): boolean =>
  error instanceof EventNotApplied ||
  error instanceof GroupNotComputed ||
  (error instanceof DatabaseError && faultyData.has(error.code?.slice(0, 2) ?? ''));
