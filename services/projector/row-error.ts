import { DatabaseError } from 'pg';

/** SQLSTATE classes of errors that a row causes: data exceptions, constraint violations, exceeded limits. */
const rowErrorClasses = new Set(['22', '23', '54']);

/** Returns whether the database refuses a row of the batch, so that a retry would fail too. */
export const isRowError = (error: unknown): error is DatabaseError =>
  error instanceof DatabaseError && rowErrorClasses.has(error.code?.slice(0, 2) ?? '');
