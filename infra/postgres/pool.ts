import { type CompiledQuery, Kysely, type PostgresPool } from 'kysely';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { longestMs } from '../turns.ts';
import { Dialect } from './dialect.ts';
import { createStatementNames, prepareRepeated } from './prepared.ts';
import { parserOf } from './types.ts';
import { viewsSchema } from './views-schema.ts';

export type PoolOptions = {
  /** Maximum number of connections (default 10). */
  readonly max?: number;
  /** Additional Postgres settings for every connection. */
  readonly session?: Readonly<Record<string, string>>;
  /** Name in `pg_stat_activity`. */
  readonly applicationName?: string;
  /**
   * Time limit of a query including the network (default: none). A query beyond it fails and closes its connection,
   * which may be half-open.
   */
  readonly queryTimeoutMs?: number;
  /** Called when an idle connection is lost; the pool replaces it. */
  readonly onIdleError?: (error: Error) => void;
};

/** Settings of every connection: type parsers, UTC, the views of this version, a connection timeout, and TCP keep-alive. */
export const connectionConfig = (
  databaseUrl: string,
  applicationName = 'rondelle',
  session: PoolOptions['session'] = {},
): ClientConfig => ({
  connectionString: databaseUrl,
  application_name: applicationName,
  options: Object.entries({ timezone: 'UTC', search_path: `${viewsSchema},public`, ...session })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
  connectionTimeoutMillis: 10_000,
  // Detects a silently lost machine within half a minute, even on idle connections.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: { getTypeParser: parserOf },
});

/**
 * Closes the connection when a response takes too long, so that the query fails and the pool opens a new connection;
 * the timeout of `pg` would keep the silent one in use. COPY streams are not timed.
 */
const closeOnTimeout = (client: PoolClient, ms: number): void => {
  const query = client.query.bind(client);
  const timed = (...args: unknown[]): unknown => {
    const timer = setTimeout(() => client.connection.stream.destroy(), ms);
    const callback = args.at(-1);
    if (typeof callback === 'function')
      args[args.length - 1] = (...results: unknown[]) => {
        clearTimeout(timer);
        Reflect.apply(callback, null, results);
      };
    const sent: unknown = Reflect.apply(query, null, args);
    if (sent instanceof Promise) {
      void sent.catch(() => undefined).then(() => clearTimeout(timer));
    } else if (typeof callback !== 'function') clearTimeout(timer);
    return sent;
  };
  Object.assign(client, { query: timed });
};

/** Pauses reading when a large response arrives faster than it is parsed, so that other work gets its turn. */
const pauseWhenBehind = ({ connection: { stream } }: PoolClient): void => {
  let since: number | null = null;
  stream.on('data', () => {
    if (since === null) {
      since = performance.now();
      setImmediate(() => {
        since = null;
        stream.resume();
      });
    } else if (performance.now() - since > longestMs) stream.pause();
  });
};

/** Creates a pool whose rows contain only JSON types (see `types.ts`). The caller ends it. */
export const createPool = (databaseUrl: string, options: PoolOptions = {}): Pool => {
  const pool = new Pool({
    ...connectionConfig(databaseUrl, options.applicationName, options.session),
    max: options.max ?? 10,
    allowExitOnIdle: true,
  });
  const names = createStatementNames();
  // Without a listener, an error on an idle connection would end the process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  // The same for a connection in use between two queries; its next query fails.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    pauseWhenBehind(client);
    prepareRepeated(client, names);
    if (options.queryTimeoutMs) closeOnTimeout(client, options.queryTimeoutMs);
  });
  return pool;
};

/** Called for every statement with its duration in ms. */
export type OnStatement = (ms: number, statement: CompiledQuery) => void;

/** Creates a typed query builder on the pool; destroying it ends the pool. */
export const createDb = <Tables>(pool: PostgresPool, onStatement?: OnStatement): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new Dialect({ pool }),
    ...(onStatement && { log: ({ query, queryDurationMillis }) => onStatement(queryDurationMillis, query) }),
  });
