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
import { shownTables } from './shown-tables.ts';

type Shown = ReturnType<typeof shownTables>;

const shownIn = (node: OperationNode, tables: Shown): OperationNode | null => {
  if (!TableNode.is(node) || node.table.schema) return null;
  const text = tables[node.table.identifier.name as keyof Tables];
  return text === undefined ? null : ParensNode.create(RawNode.createWithSql(text));
};

/** Replaces a table in FROM or JOIN by its restricted version, under the same name or alias. */
const replaced = (node: OperationNode, tables: Shown): OperationNode => {
  if (AliasNode.is(node)) {
    const shown = shownIn(node.node, tables);
    return shown ? AliasNode.create(shown, node.alias) : node;
  }
  const shown = shownIn(node, tables);
  return shown && TableNode.is(node)
    ? AliasNode.create(shown, IdentifierNode.create(node.table.identifier.name))
    : node;
};

class ReadsWhatIsShown extends OperationNodeTransformer {
  readonly #tables: Shown;
  constructor(tables: Shown) {
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
  const transformer = new ReadsWhatIsShown(shownTables(today));
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
export const asShown = (db: Db, today?: string): Db => {
  const shown = known.get(db) ?? db.withPlugin(pluginAt(today ?? null));
  known.set(db, shown);
  // Makes `publicDb(publicDb(db))` a no-op.
  known.set(shown, shown);
  return shown;
};
