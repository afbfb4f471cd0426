import { Kysely, PostgresDialect } from 'kysely';
import { type ClientConfig, Pool } from 'pg';
import { parserOf } from './types.ts';

export type PoolOptions = {
  /** Most connections that the pool opens (default 10). */
  readonly max?: number;
  /** Settings of PostgreSQL for every connection, besides those that all share. */
  readonly session?: Readonly<Record<string, string>>;
  /** Shown in `pg_stat_activity`. */
  readonly applicationName?: string;
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
  types: { getTypeParser: parserOf },
});

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
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

/** A typed query builder on the pool; destroying it ends the pool. */
export const createDb = <Tables>(pool: Pool): Kysely<Tables> =>
  new Kysely<Tables>({ dialect: new PostgresDialect({ pool }) });
