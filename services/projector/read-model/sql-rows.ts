import type { Row } from '@rondelle/projections/engine/any-view.ts';
import type { Change } from '@rondelle/projections/engine/derive.ts';
import { keyOf } from '@rondelle/projections/engine/keys.ts';
import type { Table } from '@rondelle/projections/engine/table.ts';
import type { Key } from '@rondelle/projections/engine/view.ts';
import type { ClientBase } from 'pg';
import { columnsOf, list, parameterType, quoted } from './ddl.ts';

/** Which tables to work on: the live ones or those that a rebuild fills. */
export type Naming = (table: string) => string;

/** Prepared once a connection under a short name: a name of Postgres has 63 bytes at most. */
const statementNames = new Map<string, string>();
const prepared = (text: string, values: unknown[]) => {
  const name = statementNames.get(text) ?? `read-model-${statementNames.size + 1}`;
  statementNames.set(text, name);
  return { name, text, values };
};

const parameters = (table: Table, columns: readonly string[]): string =>
  columns.map((column, i) => `$${i + 1}::${parameterType(table, column)}`).join(', ');

/** The rows of a table in these groups, a row of two groups once or twice; every alternative is one index scan. */
export const selectGroups = async (
  client: ClientBase,
  table: Table,
  name: string,
  alternatives: readonly (readonly string[])[],
  groups: readonly Key[],
): Promise<Row[]> => {
  const places = (alternatives[0] ?? []).map((_column, i) => `g${i}`);
  const selects = alternatives.map((columns) => {
    const matches = columns.map((column, i) => `r.${quoted(column)} = g.g${i}`).join(' AND ');
    const wanted = `unnest(${parameters(table, columns)}) AS g (${places.join(', ')})`;
    return `SELECT ${list(columnsOf(table), 'r.')} FROM ${wanted} JOIN ${quoted(name)} r ON ${matches}`;
  });
  const values = places.map((_place, i) => groups.map((group) => group[i]));
  const { rows } = await client.query<Row>(prepared(selects.join(' UNION ALL '), values));
  return rows;
};

const valuesOf = (table: Table, column: string, rows: readonly Row[]): unknown[] => {
  if (table.columns[column]?.type !== 'json') return rows.map((row) => row[column]);
  return rows.map((row) => (row[column] === null ? null : JSON.stringify(row[column])));
};

const upsertSql = (table: Table, name: string): string => {
  const columns = columnsOf(table);
  const places = columns.map((_column, i) => `v${i}`);
  const picked = columns.map((column, i) =>
    table.columns[column]?.type === 'json' ? `v${i}::jsonb` : `v${i}`,
  );
  const updated = columns.filter((column) => !table.key.includes(column));
  const onConflict = updated.length
    ? `DO UPDATE SET ${updated.map((column) => `${quoted(column)} = excluded.${quoted(column)}`).join(', ')}`
    : 'DO NOTHING';
  return `INSERT INTO ${quoted(name)} (${list(columns)}) SELECT ${picked.join(', ')}
    FROM unnest(${parameters(table, columns)}) AS v (${places.join(', ')})
    ON CONFLICT (${list(table.key)}) ${onConflict}`;
};

const upsert = async (
  client: ClientBase,
  table: Table,
  name: string,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  const values = columnsOf(table).map((column) => valuesOf(table, column, rows));
  await client.query(prepared(upsertSql(table, name), values));
};

const remove = async (
  client: ClientBase,
  table: Table,
  name: string,
  rows: readonly Row[],
): Promise<void> => {
  if (rows.length === 0) return;
  const places = table.key.map((_column, i) => `k${i}`);
  const matches = table.key.map((column, i) => `r.${quoted(column)} = k.k${i}`).join(' AND ');
  const sql = `DELETE FROM ${quoted(name)} r USING unnest(${parameters(table, table.key)}) AS k (${places.join(', ')}) WHERE ${matches}`;
  const values = table.key.map((_column, i) => rows.map((row) => keyOf(table, row)[i]));
  await client.query(prepared(sql, values));
};

/** Writes changed rows: one statement for those that are there after, one for those that are gone. */
export const writeChanges = async (
  client: ClientBase,
  table: Table,
  name: string,
  changes: Iterable<Change>,
): Promise<void> => {
  const kept: Row[] = [];
  const gone: Row[] = [];
  for (const { before, after } of changes) {
    if (after) kept.push(after);
    else if (before) gone.push(before);
  }
  await remove(client, table, name, gone);
  await upsert(client, table, name, kept);
};
