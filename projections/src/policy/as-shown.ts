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

/** A table that is read from, by its own name or another; anything else stays. */
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
  // A deletion names its table as a query does.
  transformQuery: ({ node, queryId }) =>
    node.kind === 'DeleteQueryNode' ? node : transformer.transformNode(node, queryId),
  transformResult: async ({ result }) => result,
};

const known = new WeakMap<Db, Db>();

/**
 * The database as readers may see it: in every query made with it, the tables hold only what their categories' policies
 * show. What is written as text in a query is not looked into: such texts name none of the tables of `shownTables`.
 */
export const asShown = (db: Db): Db => {
  const shown = known.get(db) ?? db.withPlugin(plugin);
  known.set(db, shown);
  // What is shown already is not wrapped again.
  known.set(shown, shown);
  return shown;
};
