import type { ClientBase, Pool } from 'pg';
import type { Statement } from './caller.ts';

type Node = {
  readonly 'Node Type': string;
  readonly 'Relation Name'?: string;
  readonly 'Index Name'?: string;
  readonly 'Index Cond'?: string;
  readonly Filter?: string;
  readonly 'Actual Rows'?: number;
  readonly 'Actual Loops'?: number;
  readonly 'Rows Removed by Filter'?: number;
  readonly Plans?: readonly Node[];
};
type Explained = { readonly Plan: Node };

/** Tables that grow with the games and with what members do. */
const big: ReadonlySet<string> = new Set([
  'games',
  'game_history',
  'activity_log',
  'team_seasons',
  'standings',
  'streaks',
  'feats',
  'team_records',
  'ratings',
  'rivalries',
  'league_entries',
  'tournament_entries',
  'flags',
  'events',
]);

/** The plan of a statement. `analyze` executes it too. */
export const planOf = async (
  pool: Pool | ClientBase,
  { sql, parameters }: Statement,
  analyze: boolean,
): Promise<Node | null> => {
  if (!/^\s*(select|with)\b/i.test(sql)) return null;
  const options = analyze ? 'ANALYZE, BUFFERS, FORMAT JSON' : 'FORMAT JSON';
  const { rows } = await pool.query<{ 'QUERY PLAN': readonly Explained[] }>(`EXPLAIN (${options}) ${sql}`, [
    ...parameters,
  ]);
  return rows[0]?.['QUERY PLAN'][0]?.Plan ?? null;
};

type Found = { readonly table: string; readonly how: string };

/** Names of the partial indexes with at most one row in a hundred of their table, such as that of disputed results. */
export const smallIndexes = async (pool: Pool): Promise<ReadonlySet<string>> => {
  const { rows } = await pool.query<{ name: string }>(
    `SELECT own.relname AS name FROM pg_index JOIN pg_class own ON own.oid = indexrelid
     JOIN pg_class whole ON whole.oid = indrelid
     WHERE indpred IS NOT NULL AND own.reltuples <= whole.reltuples / 100`,
  );
  return new Set(rows.map(({ name }) => name));
};

/** True for a node that reads all rows: without an index, or along one of most rows without a condition or a limit. */
const isWhole = (node: Node, parent: Node | null, small: ReadonlySet<string>): boolean => {
  const type = node['Node Type'];
  if (type === 'Seq Scan') return true;
  if (type !== 'Index Scan' && type !== 'Index Only Scan') return false;
  if (small.has(node['Index Name'] ?? '')) return false;
  const endsSoon = parent?.['Node Type'] === 'Limit' && node.Filter === undefined;
  return node['Index Cond'] === undefined && !endsSoon;
};

/** Big tables that a plan reads as a whole. `small`: of `smallIndexes`, which it may read as a whole. */
export const wholeScans = (node: Node, small: ReadonlySet<string>, parent: Node | null = null): Found[] => {
  const table = node['Relation Name'];
  const own = table !== undefined && big.has(table) && isWhole(node, parent, small);
  return [
    ...(own ? [{ table, how: node['Node Type'] }] : []),
    ...(node.Plans ?? []).flatMap((child) => wholeScans(child, small, node)),
  ];
};

/** Rows of big tables that were read or filtered out, over all loops. */
export const rowsRead = (node: Node): number => {
  const loops = node['Actual Loops'] ?? 0;
  const isBig = big.has(node['Relation Name'] ?? '');
  const own = isBig ? loops * ((node['Actual Rows'] ?? 0) + (node['Rows Removed by Filter'] ?? 0)) : 0;
  return own + (node.Plans ?? []).reduce((sum, child) => sum + rowsRead(child), 0);
};
