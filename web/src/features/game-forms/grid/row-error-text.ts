import { m } from '../../../paraglide/messages.js';
import type { FieldError } from '../../../lib/http/call-error.ts';
import { columnLabel, isColumn } from './columns.ts';

/** Maps a field of the server to a column: the grid displays `forfeitedBy` in the column `decidedIn`. */
export const ofColumn = (error: FieldError): FieldError =>
  error.field === 'forfeitedBy' ? { ...error, field: 'decidedIn' } : error;

/** Returns an error message that names its cell: « Ligne 3, Buts loc. : … ». */
export const rowErrorText = (number: number, { field, message }: FieldError): string =>
  isColumn(field)
    ? m.grid_error({ number, column: columnLabel(field), message })
    : m.grid_error_row({ number, message });
