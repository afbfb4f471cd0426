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
import type { Db, Tables } from '../schema.ts';
import { shownTables } from './shown-tables.ts';

const shownIn = (node: OperationNode): OperationNode | null => {
  if (!TableNode.is(node) || node.table.schema) return null;
  const text = shownTables[node.table.identifier.name as keyof Tables];
  return text === undefined ? null : ParensNode.create(RawNode.createWithSql(text));
};

/** Replaces a table in FROM or JOIN by its restricted version, under the same name or alias. */
const replaced = (node: OperationNode): OperationNode => {
  if (AliasNode.is(node)) {
    const shown = shownIn(node.node);
    return shown ? AliasNode.create(shown, node.alias) : node;
  }
  const shown = shownIn(node);
  return shown && TableNode.is(node)
    ? AliasNode.create(shown, IdentifierNode.create(node.table.identifier.name))
    : node;
};

class ReadsWhatIsShown extends OperationNodeTransformer {
  protected override transformFrom(node: FromNode): FromNode {
    const { froms, ...rest } = super.transformFrom(node);
    return { ...rest, froms: froms.map(replaced) };
  }
  protected override transformJoin(node: JoinNode): JoinNode {
    const { table, ...rest } = super.transformJoin(node);
    return { ...rest, table: replaced(table) };
  }
}

const transformer = new ReadsWhatIsShown();
const plugin: KyselyPlugin = {
  // A deletion also names its table in a FROM node, which must not be rewritten.
  transformQuery: ({ node, queryId }) =>
    node.kind === 'DeleteQueryNode' ? node : transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

const known = new WeakMap<Db, Db>();

/**
 * Returns the database as the public may see it: in its queries, the tables of `shownTables` hold only what their
 * categories' policies show. Raw SQL is not rewritten, so it must not read restricted columns.
 */
export const asShown = (db: Db): Db => {
  const shown = known.get(db) ?? db.withPlugin(plugin);
  known.set(db, shown);
  // Makes `asShown(asShown(db))` a no-op.
  known.set(shown, shown);
  return shown;
};
