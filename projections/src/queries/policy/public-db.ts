import {
  AliasNode,
  type FromNode,
  IdentifierNode,
  type JoinNode,
  type KyselyPlugin,
  type OperationNode,
  OperationNodeTransformer,
  ParensNode,
  RawNode,
  TableNode,
} from 'kysely';
import type { Db, Tables } from '../../views/schema.ts';
import { publicTables } from './public-tables.ts';

type PublicTables = ReturnType<typeof publicTables>;

const publicTable = (node: OperationNode, tables: PublicTables): OperationNode | null => {
  if (!TableNode.is(node) || node.table.schema) return null;
  const text = tables[node.table.identifier.name as keyof Tables];
  return text === undefined ? null : ParensNode.create(RawNode.createWithSql(text));
};

/** Replaces a table in FROM or JOIN by its restricted version, under the same name or alias. */
const replaced = (node: OperationNode, tables: PublicTables): OperationNode => {
  if (AliasNode.is(node)) {
    const replacement = publicTable(node.node, tables);
    return replacement ? AliasNode.create(replacement, node.alias) : node;
  }
  const replacement = publicTable(node, tables);
  return replacement && TableNode.is(node)
    ? AliasNode.create(replacement, IdentifierNode.create(node.table.identifier.name))
    : node;
};

class PublicTablesTransformer extends OperationNodeTransformer {
  readonly #tables: PublicTables;
  constructor(tables: PublicTables) {
    super();
    this.#tables = tables;
  }
  protected override transformFrom(node: FromNode): FromNode {
    const { froms, ...rest } = super.transformFrom(node);
    return { ...rest, froms: froms.map((from) => replaced(from, this.#tables)) };
  }
  protected override transformJoin(node: JoinNode): JoinNode {
    const { table, ...rest } = super.transformJoin(node);
    return { ...rest, table: replaced(table, this.#tables) };
  }
}

const pluginAt = (today: string | null): KyselyPlugin => {
  const transformer = new PublicTablesTransformer(publicTables(today));
  return {
    // A deletion also names its table in a FROM node, which must not be rewritten.
    transformQuery: ({ node, queryId }) =>
      node.kind === 'DeleteQueryNode' ? node : transformer.transformNode(node, queryId),
    transformResult: async ({ result }) => result,
  };
};

const known = new WeakMap<Db, Db>();

/**
 * Returns the database as the public may see it: in its queries, the tables of `publicTables` hold only what their
 * categories' policies show, as on the day at which the site's clock is stopped. Raw SQL is not rewritten, so it must
 * not read restricted columns.
 */
export const publicDb = (db: Db, today?: string): Db => {
  const replacement = known.get(db) ?? db.withPlugin(pluginAt(today ?? null));
  known.set(db, replacement);
  // Makes `publicDb(publicDb(db))` a no-op.
  known.set(replacement, replacement);
  return replacement;
};
