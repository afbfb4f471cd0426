import { type RawBuilder, sql } from 'kysely';

/** Old events refer to ids that do not fit an `int` column, so that no row can have them. */
const fitsInt = (value: number | string): boolean => typeof value === 'string' || (value | 0) === value;

/** `column = ANY (array)`: one parameter for any number of values, so that the SQL text stays the same. */
export const anyOf = (column: string, values: Iterable<number | string>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = ANY (${[...values].filter(fitsInt)})`;

/** A limit that differs from call to call, as a parameter: in the text, each value would make another statement. */
export const varying = (limit: number): RawBuilder<number> => sql<number>`${limit}`;
