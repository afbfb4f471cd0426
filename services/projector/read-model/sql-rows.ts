import type { Row } from '@rondelle/projections/views/engine/any-view.ts';
import type { Change } from '@rondelle/projections/views/engine/derive.ts';
import { keyOf } from '@rondelle/projections/views/engine/keys.ts';
import { seasonShards } from '@rondelle/projections/views/engine/shards.ts';
import type { Table } from '@rondelle/projections/views/engine/table.ts';
import type { Key } from '@rondelle/projections/views/engine/view.ts';
import type { ClientBase } from 'pg';
import { columnsOf, list, parameterType, quoted } from './ddl.ts';

/** Maps a view's table to the one to use: the live one or the `_next` one of a rebuild. */
export type Naming = (table: string) => string;

const parameters = (table: Table, columns: readonly string[]): string =>
  columns.map((column, i) => `$${i + 1}::${parameterType(table, column)}`).join(', ');

/** Rows and columns of a table to read. */
export type Selection = {
  readonly table: Table;
  /** The columns by which a row belongs to a group; each list is one alternative and one index scan. */
  readonly groupColumns: readonly (readonly string[])[];
  /** Columns to read besides those of the key and the groups; null for all. */
  readonly columns: readonly string[] | null;
};

const selectedColumns = ({ table, groupColumns, columns }: Selection): readonly string[] => {
  if (!columns) return columnsOf(table);
  const wanted = new Set([...columns, ...table.key, ...groupColumns.flat()]);
  return columnsOf(table).filter((column) => wanted.has(column));
};

/** SQL condition that a row `r` has the values of a group `g` in these columns. */
const matches = (columns: readonly string[]): string =>
  columns.map((column, i) => `r.${quoted(column)} = g.g${i}`).join(' AND ');

/**
 * Reads the rows of a table in these groups. A row that two alternatives put into these groups is returned once, by the
 * first alternative. With `buckets`, reads only rows of seasons in those buckets.
 */
export const selectGroups = async (
  client: ClientBase,
  selection: Selection,
  name: string,
  groups: readonly Key[],
  buckets: readonly number[] | null = null,
): Promise<Row[]> => {
  const { table, groupColumns } = selection;
  const selected = list(selectedColumns(selection), 'r.');
  const places = (groupColumns[0] ?? []).map((_column, i) => `g${i}`);
  const wanted = (columns: readonly string[]) =>
    `unnest(${parameters(table, columns)}) AS g (${places.join(', ')})`;
  const own = buckets ? [`r."seasonId" % ${seasonShards} = ANY($${places.length + 1}::integer[])`] : [];
  const selects = groupColumns.map((columns, at) => {
    const unread = groupColumns
      .slice(0, at)
      .map((others) => `NOT EXISTS (SELECT FROM ${wanted(others)} WHERE ${matches(others)})`);
    const where = [...own, ...unread].join(' AND ');
    const from = `${wanted(columns)} JOIN ${quoted(name)} r ON ${matches(columns)}`;
    return `SELECT ${selected} FROM ${from}${where && ` WHERE ${where}`}`;
  });
  const values: unknown[] = places.map((_place, i) => groups.map((group) => group[i]));
  if (buckets) values.push(buckets);
  const { rows } = await client.query<Row>(selects.join(' UNION ALL '), values);
  return rows;
};

const valuesOf = (table: Table, column: string, rows: readonly Row[]): unknown[] => {
  if (table.columns[column]?.type !== 'json') return rows.map((row) => row[column]);
  return rows.map((row) => (row[column] === null ? null : JSON.stringify(row[column])));
};

const picked = (table: Table): readonly string[] =>
  columnsOf(table).map((column, i) => (table.columns[column]?.type === 'json' ? `v${i}::jsonb` : `v${i}`));

/** Whole rows as a relation `v`, with the table's columns in order. */
const inputRows = (table: Table): string => {
  const columns = columnsOf(table);
  return `unnest(${parameters(table, columns)}) AS v (${columns.map((_column, i) => `v${i}`).join(', ')})`;
};

const upsertSql = (table: Table, name: string): string => {
  const updated = columnsOf(table).filter((column) => !table.key.includes(column));
  const onConflict = updated.length
    ? `DO UPDATE SET ${updated.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}`
    : 'DO NOTHING';
  return `INSERT INTO ${quoted(name)} (${list(columnsOf(table))}) SELECT ${picked(table).join(', ')}
    FROM ${inputRows(table)} ON CONFLICT (${list(table.key)}) ${onConflict}`;
};

/** Takes a third of the work of an upsert that finds every row present. */
const updateSql = (table: Table, name: string): string => {
  const values = picked(table);
  const equals = (prefix: string, chosen: (column: string) => boolean): string[] =>
    columnsOf(table).flatMap((column, i) =>
      chosen(column) ? `${prefix}${quoted(column)} = ${values[i] ?? 'NULL'}` : [],
    );
  const isKey = (column: string) => table.key.includes(column);
  const set = equals('', (column) => !isKey(column)).join(', ');
  return `UPDATE ${quoted(name)} r SET ${set} FROM ${inputRows(table)} WHERE ${equals('r.', isKey).join(' AND ')}`;
};

type Statement = (table: Table, name: string) => string;

const put = async (
  client: ClientBase,
  statement: Statement,
  table: Table,
  name: string,
  rows: readonly Row[],
): Promise<void> => {
  const values = columnsOf(table).map((column) => valuesOf(table, column, rows));
  const { rowCount } = await client.query(statement(table, name), values);
  if (rowCount !== rows.length)
    throw new Error(`${rowCount} rows of ${name} were written instead of ${rows.length}`);
};

const remove = async (
  client: ClientBase,
  table: Table,
  name: string,
  rows: readonly Row[],
): Promise<void> => {
  const places = table.key.map((_column, i) => `k${i}`);
  const matches = table.key.map((column, i) => `r.${quoted(column)} = k.k${i}`).join(' AND ');
  const sql = `DELETE FROM ${quoted(name)} r USING unnest(${parameters(table, table.key)}) AS k (${places.join(', ')}) WHERE ${matches}`;
  const values = table.key.map((_column, i) => rows.map((row) => keyOf(table, row)[i]));
  await client.query(sql, values);
};

/** The most rows in one statement, so that others do not wait long. */
const rowsAtATime = 500;

const inParts = (rows: readonly Row[]): readonly (readonly Row[])[] =>
  Array.from({ length: Math.ceil(rows.length / rowsAtATime) }, (_, part) =>
    rows.slice(part * rowsAtATime, (part + 1) * rowsAtATime),
  );

/** The statements that write changed rows: deletions, then updates, then insertions. */
export const writesOf = (
  client: ClientBase,
  table: Table,
  name: string,
  changes: Iterable<Change>,
): readonly (() => Promise<void>)[] => {
  const deleted: Row[] = [];
  const changed: Row[] = [];
  const inserted: Row[] = [];
  for (const { before, after } of changes) {
    if (after) (before ? changed : inserted).push(after);
    else if (before) deleted.push(before);
  }
  return [
    ...inParts(deleted).map((rows) => () => remove(client, table, name, rows)),
    ...inParts(changed).map((rows) => () => put(client, updateSql, table, name, rows)),
    ...inParts(inserted).map((rows) => () => put(client, upsertSql, table, name, rows)),
  ];
};
