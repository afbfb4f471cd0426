import {
  CommonTableExpressionNameNode,
  CommonTableExpressionNode,
  type KyselyPlugin,
  type OperationNode,
  RawNode,
  type RootOperationNode,
  sql,
  WithNode,
} from 'kysely';
import type { Changes } from '../engine/derive.ts';
import type { Table } from '../engine/table.ts';
import type { Db } from '../schema.ts';
import { mayFind } from './may-find.ts';
import { changesIn, type Supposed } from './supposed.ts';

/** The table without the rows that are supposed to be otherwise, and with what is supposed in their place. */
const asSupposed = (table: Table, changes: Changes): CommonTableExpressionNode => {
  const around = [...changes.values()];
  const there = JSON.stringify(around.flatMap(({ after }) => (after ? [after] : [])));
  const otherwise = JSON.stringify(
    around.map(({ before, after }) =>
      Object.fromEntries(table.key.map((column) => [column, (before ?? after)?.[column]])),
    ),
  );
  const name = sql.table(table.name);
  const matches = table.key.map((column) => sql`${sql.ref(`s.${column}`)} = ${sql.ref(`r.${column}`)}`);
  const rows = sql`(
    SELECT r.* FROM ${name} r WHERE NOT EXISTS (
      SELECT FROM jsonb_populate_recordset(NULL::${name}, ${otherwise}::jsonb) s
      WHERE ${sql.join(matches, sql` AND `)})
    UNION ALL SELECT * FROM jsonb_populate_recordset(NULL::${name}, ${there}::jsonb))`;
  // Where a question names it twice, each finds its own rows by their index.
  return {
    ...CommonTableExpressionNode.create(
      CommonTableExpressionNameNode.create(table.name),
      rows.toOperationNode(),
    ),
    materialized: false,
  };
};

const textOf = (node: OperationNode): string =>
  JSON.stringify(node, (_name, value: unknown) => (typeof value === 'bigint' ? String(value) : value));

/** Of what is supposed, the tables that the question names, with the rows that it can find. */
const namedIn = (node: RootOperationNode, supposed: Supposed): CommonTableExpressionNode[] => {
  const text = textOf(node);
  return [...supposed.values()].flatMap(({ table }) => {
    if (!text.includes(table.name)) return [];
    const changes = changesIn(supposed, table.name, mayFind(node, table.name, text));
    return changes && changes.size > 0 ? [asSupposed(table, changes)] : [];
  });
};

/** The question, put to the tables as supposed. */
const put = (node: RootOperationNode, supposed: Supposed): RootOperationNode => {
  if (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode')
    throw new Error('nothing is written to what is only supposed');
  const [first, ...others] = namedIn(node, supposed);
  if (!first) return node;
  const tables = others.reduce(WithNode.cloneWithExpression, WithNode.create(first));
  return node.kind === 'SelectQueryNode'
    ? { ...node, with: tables }
    : RawNode.create(['', ' ', ''], [tables, node]);
};

/** A database as it would be: whatever is asked of it is answered from the tables with what is supposed of them. */
export const supposing = (db: Db, supposed: Supposed): Db => {
  const plugin: KyselyPlugin = {
    transformQuery: ({ node }) => put(node, supposed),
    transformResult: async ({ result }) => result,
  };
  return db.withPlugin(plugin);
};
