import { type RawBuilder, sql } from 'kysely';

/** `column = ANY (array)`: one parameter however many values, so that the statement stays the same. */
export const anyOf = (column: string, values: Iterable<number | string>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = ANY (${[...values]})`;
