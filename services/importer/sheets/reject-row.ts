import type { Rejection, RowError } from '../errors.ts';

/** Returns the report of a refused row. */
export const rejectRow = (line: number, { column, value, reason }: RowError): Rejection => ({
  file: 'games.csv',
  line,
  column,
  value: value.slice(0, 200),
  reason,
});
