import { viewsSchema } from '@rondelle/infra/postgres/views-schema.ts';
import type { Column, ColumnType, Index, Table } from '@rondelle/projections/views/engine/table.ts';

/** Texts compare by bytes, so that the database and JavaScript order them alike. */
const sqlTypes: Readonly<Record<ColumnType, string>> = {
  int: 'integer',
  bigint: 'bigint',
  float: 'double precision',
  bool: 'boolean',
  text: 'text COLLATE "C"',
  date: 'date',
  timestamp: 'timestamptz(3)',
  json: 'jsonb',
};

const arrayTypes: Readonly<Record<ColumnType, string>> = { ...sqlTypes, text: 'text', json: 'text' };
/** The type of an array parameter with a column's values; JSON is sent as text. */
export const parameterType = (table: Table, column: string): string => {
  const declared = table.columns[column];
  if (!declared) throw new Error(`${table.name} has no column ${column}`);
  return `${arrayTypes[declared.type]}[]`;
};

export const quoted = (name: string): string => `"${name}"`;
export const list = (columns: readonly string[], prefix = ''): string =>
  columns.map((column) => prefix + quoted(column)).join(', ');
export const columnsOf = (table: Table): readonly string[] => Object.keys(table.columns);

/** The name of the table that a rebuild fills next to the live one. */
export const nextOf = (name: string): string => `${name}_next`;

const columnSql = ([name, column]: [string, Column]): string =>
  `${quoted(name)} ${sqlTypes[column.type]}${column.nullable ? '' : ' NOT NULL'}`;

export const createTableSql = (table: Table, name: string = table.name): string =>
  `CREATE TABLE ${quoted(name)} (${Object.entries(table.columns).map(columnSql).join(', ')})`;

/** Drops a table of this version only: an unqualified name could find the table of another version. */
export const dropTableSql = (name: string): string => `DROP TABLE IF EXISTS ${viewsSchema}.${quoted(name)}`;

type NamedIndex = Index & { readonly suffix: string };
const indexesOf = (table: Table): readonly NamedIndex[] =>
  table.indexes.map((index, i) => ({ ...index, suffix: `_index_${i + 1}` }));

const indexSql = ({ suffix, columns, only, trigrams }: NamedIndex, name: string): string => {
  const on = `CREATE INDEX ${quoted(name + suffix)} ON ${quoted(name)}`;
  if (trigrams) return `${on} USING gin (${list(columns)} gin_trgm_ops)`;
  return `${on} (${list(columns)})${only ? ` WHERE ${only}` : ''}`;
};

/** The primary key and the other indexes; built after the rows are in. */
export const keySql = (table: Table, name: string = table.name): readonly string[] => [
  `ALTER TABLE ${quoted(name)} ADD CONSTRAINT ${quoted(`${name}_pkey`)} PRIMARY KEY (${list(table.key)})`,
  ...indexesOf(table).map((index) => indexSql(index, name)),
];

/** Replaces the live table with the rebuilt one and gives its indexes their usual names. */
export const swapSql = (table: Table): readonly string[] => {
  const next = nextOf(table.name);
  return [
    dropTableSql(table.name),
    `ALTER TABLE ${quoted(next)} RENAME TO ${quoted(table.name)}`,
    ...['_pkey', ...indexesOf(table).map(({ suffix }) => suffix)].map(
      (suffix) => `ALTER INDEX ${quoted(next + suffix)} RENAME TO ${quoted(table.name + suffix)}`,
    ),
  ];
};

/** The definition of a table, stored to notice a changed declaration. */
export const definitionOf = (table: Table): string => [createTableSql(table), ...keySql(table)].join('; ');
