import { DatabaseError } from 'pg';

/** Classes of SQLSTATE that a row is to blame for: a value that does not fit, a key that is there twice, a size. */
const faultyRows = new Set(['22', '23', '54']);

/** Whether the database refuses what is in a batch, and not because it is in trouble: then it refuses it again. */
export const isRowFault = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && faultyRows.has(error.code?.slice(0, 2) ?? '');
