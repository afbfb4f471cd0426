import { type RawBuilder, sql } from 'kysely';

/** Old events name things by numbers that no row can have. */
const mayBeThere = (value: number | string): boolean => typeof value === 'string' || (value | 0) === value;

/** `column = ANY (array)`: one parameter however many values, so that the statement stays the same. */
export const anyOf = (column: string, values: Iterable<number | string>): RawBuilder<boolean> =>
  sql<boolean>`${sql.ref(column)} = ANY (${[...values].filter(mayBeThere)})`;
