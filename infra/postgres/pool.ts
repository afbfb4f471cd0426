import { type CompiledQuery, Kysely, PostgresDialect, type PostgresPool } from 'kysely';
import { type ClientConfig, Pool, type PoolClient } from 'pg';
import { longestMs } from '../turns.ts';
import { parserOf } from './types.ts';

export type PoolOptions = {
  /** Most connections that the pool opens (default 10). */
  readonly max?: number;
  /** Settings of PostgreSQL for every connection, besides those that all share. */
  readonly session?: Readonly<Record<string, string>>;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
  /**
   * How long a query may take, its way included (default: for ever). One that takes longer fails and takes its
   * connection with it, which may have fallen silent without a word.
   */
  readonly queryTimeoutMs?: number;
  /** Told of connections lost while idle; the pool replaces them by itself. */
  readonly onIdleError?: (error: Error) => void;
};

/** Settings that every connection of the product shares: its types, its clock in UTC, and a bounded wait. */
export const connectionConfig = (
  databaseUrl: string,
  applicationName = 'rondelle',
  session: PoolOptions['session'] = {},
): ClientConfig => ({
  connectionString: databaseUrl,
  application_name: applicationName,
  options: Object.entries({ timezone: 'UTC', ...session })
    .map(([name, value]) => `-c ${name}=${value}`)
    .join(' '),
  connectionTimeoutMillis: 10_000,
  // A machine that has gone without a word is noticed within half a minute, also where nothing is asked.
  keepAlive: true,
  keepAliveInitialDelayMillis: 10_000,
  types: { getTypeParser: parserOf },
});

/**
 * Hangs up where an answer takes too long, so that the query fails and the pool opens a new connection in place of a
 * silent one: the timeout of `pg` itself would leave that in use. What is streamed, by COPY, is not timed.
 */
const hangUpWhenSilent = (client: PoolClient, ms: number): void => {
  const query = client.query.bind(client);
  const timed = (...args: unknown[]): unknown => {
    const timer = setTimeout(() => client.connection.stream.destroy(), ms);
    const answered = args.at(-1);
    if (typeof answered === 'function')
      args[args.length - 1] = (...answer: unknown[]) => {
        clearTimeout(timer);
        Reflect.apply(answered, null, answer);
      };
    const sent: unknown = Reflect.apply(query, null, args);
    if (sent instanceof Promise) {
      void sent.catch(() => undefined).then(() => clearTimeout(timer));
    } else if (typeof answered !== 'function') clearTimeout(timer);
    return sent;
  };
  Object.assign(client, { query: timed });
};

/** Answers that come faster than they are taken apart would keep everybody else waiting for megabytes of them. */
const takeInTurns = ({ connection: { stream } }: PoolClient): void => {
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

/** A pool whose rows hold only JSON's own types (see `types.ts`). The caller ends it. */
export const createPool = (databaseUrl: string, options: PoolOptions = {}): Pool => {
  const pool = new Pool({
    ...connectionConfig(databaseUrl, options.applicationName, options.session),
    max: options.max ?? 10,
    allowExitOnIdle: true,
  });
  // Without a listener, a connection cut while idle would end the process.
  pool.on('error', options.onIdleError ?? (() => undefined));
  // Nor may one that is cut while it is lent out, between two queries: the next query on it fails.
  pool.on('connect', (client) => {
    client.on('error', () => undefined);
    takeInTurns(client);
    if (options.queryTimeoutMs) hangUpWhenSilent(client, options.queryTimeoutMs);
  });
  return pool;
};

/** Told of every statement, and how long it took. */
export type OnStatement = (ms: number, statement: CompiledQuery) => void;

/** A typed query builder on the pool; destroying it ends the pool. */
export const createDb = <Tables>(pool: PostgresPool, onStatement?: OnStatement): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: new PostgresDialect({ pool }),
    ...(onStatement && { log: ({ query, queryDurationMillis }) => onStatement(queryDurationMillis, query) }),
  });
