import { sql } from 'kysely';
import type { Row } from '../engine/any-view.ts';
import type { Groups } from '../engine/derive.ts';
import type { MapKey } from '../engine/keys.ts';
import type { Table } from '../engine/table.ts';
import type { Key } from '../engine/view.ts';
import type { Db } from '../schema.ts';
import { type Supposed, withSupposed } from './supposed.ts';

type Selection = {
  readonly table: Table;
  /** As which columns a group is found. */
  readonly alternatives: readonly (readonly string[])[];
  /** Columns wanted besides those of the key and the groups; null for all. */
  readonly only: readonly string[] | null;
};

const columnsOf = ({ table, alternatives, only }: Selection): readonly string[] =>
  only ? [...new Set([...only, ...table.key, ...alternatives.flat()])] : Object.keys(table.columns);

const keyTypes = { int: 'integer[]', text: 'text[]' } as const;
const arrayTypeOf = (table: Table, column: string): string => {
  const type = table.columns[column]?.type;
  if (type !== 'int' && type !== 'text') throw new Error(`${table.name}.${column} tells no groups apart`);
  return keyTypes[type];
};

/** The groups as rows of a table with this name. */
const groupsAs = (name: string, table: Table, columns: readonly string[], keys: readonly Key[]) => {
  const values = columns.map(
    (column, i) => sql`${keys.map((key) => key[i])}::${sql.raw(arrayTypeOf(table, column))}`,
  );
  const places = columns.map((_column, i) => sql.ref(`g${i}`));
  const matches = columns.map((column, i) => sql`${sql.ref(`r.${column}`)} = ${sql.ref(`${name}.g${i}`)}`);
  return {
    rows: sql`unnest(${sql.join(values)}) AS ${sql.ref(name)} (${sql.join(places)})`,
    matches: sql.join(matches, sql` AND `),
  };
};

/** The rows as they are stored, each once: a game of two teams that are asked for is read as one of them's. */
const stored = async (db: Db, selection: Selection, groups: Groups): Promise<readonly Row[]> => {
  const { table, alternatives } = selection;
  const keys = [...groups.values()];
  const wanted = sql.join(columnsOf(selection).map((column) => sql.ref(`r.${column}`)));
  const selects = alternatives.map((columns, at) => {
    const own = groupsAs('g', table, columns, keys);
    const found = alternatives.slice(0, at).map((others) => {
      const { rows, matches } = groupsAs('f', table, others, keys);
      return sql` AND NOT EXISTS (SELECT FROM ${rows} WHERE ${matches})`;
    });
    return sql`SELECT ${wanted} FROM ${own.rows}
      JOIN ${sql.table(table.name)} r ON ${own.matches} WHERE true${sql.join(found, sql``)}`;
  });
  return (await sql<Row>`${sql.join(selects, sql` UNION ALL `)}`.execute(db)).rows;
};

/** The rows of groups as they would be, each group in the order of its key; a group without rows is missing. */
export const rowsOfGroups = async (
  db: Db,
  supposed: Supposed,
  selection: Selection,
  groups: Groups,
): Promise<ReadonlyMap<MapKey, readonly Row[]>> => {
  if (groups.size === 0) return new Map();
  const changes = supposed.get(selection.table.name)?.changes ?? new Map();
  return withSupposed(await stored(db, selection, groups), changes, selection);
};
