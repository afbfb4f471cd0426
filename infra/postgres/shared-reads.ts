import {
  type CompiledQuery,
  type ConnectionProvider,
  DummyDriver,
  Kysely,
  type KyselyPlugin,
  type QueryExecutor,
  type QueryResult,
} from 'kysely';
import { Dialect } from './dialect.ts';

const isSelect = ({ query }: CompiledQuery): boolean => query.kind === 'SelectQueryNode';
const keyOf = ({ sql, parameters }: CompiledQuery): string =>
  JSON.stringify([sql, parameters], (_, value: unknown) => (typeof value === 'bigint' ? `${value}n` : value));

/** Sends each SELECT once for equal texts and parameters; sends all other statements each time. */
const sendOnce = (executor: QueryExecutor): ConnectionProvider => {
  const results = new Map<string, Promise<QueryResult<unknown>>>();
  const send = (query: CompiledQuery) =>
    executor.provideConnection((connection) => connection.executeQuery(query));
  const resultOf = (query: CompiledQuery): Promise<QueryResult<unknown>> => {
    if (!isSelect(query)) return send(query);
    const key = keyOf(query);
    const result = results.get(key) ?? send(query);
    results.set(key, result);
    return result;
  };
  return {
    provideConnection: (consumer) =>
      consumer({
        executeQuery: async (query) => {
          // Only the caller knows the type of the rows.
          const { rows, ...more } = (await resultOf(query)) as QueryResult<never>;
          return { ...more, rows: [...rows] };
        },
        streamQuery: () => {
          throw new Error('shared reads do not stream rows');
        },
      }),
  };
};

/** Kysely requires a dialect. Shared reads send through the executor of the database that they share. */
const unused = new Dialect({ pool: () => Promise.reject(new Error('shared reads have no pool')) });

class SharedReads<Tables> extends Kysely<Tables> {
  readonly #db: Kysely<Tables>;
  constructor(db: Kysely<Tables>) {
    const executor = db.getExecutor().withConnectionProvider(sendOnce(db.getExecutor()));
    super({ config: { dialect: unused }, dialect: unused, driver: new DummyDriver(), executor });
    this.#db = db;
  }
  override transaction() {
    return this.#db.transaction();
  }
  override startTransaction() {
    return this.#db.startTransaction();
  }
  override withPlugin(plugin: KyselyPlugin) {
    return new SharedReads(this.#db.withPlugin(plugin));
  }
}

/**
 * Returns a database for the queries of one response: a SELECT that several of them need is sent once. A result may be
 * as old as the returned database, so a response drops that database once it is made. Rows are shared: callers do not
 * change them. Transactions send all of their statements.
 */
export const sharedReadsOf = <Tables>(db: Kysely<Tables>): Kysely<Tables> => new SharedReads(db);
