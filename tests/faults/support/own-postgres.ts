import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@rondelle/site/free-port.ts';
import { type Cluster, ensureCluster } from '@rondelle/site/postgres/cluster.ts';
import { isPostgres, readPostmaster } from '@rondelle/site/postgres/postmaster-pid.ts';
import { databaseUrl, runningServer, stopServer } from '@rondelle/site/postgres/server.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { Client } from 'pg';

/** A separate PostgreSQL with the product's durability, which can be killed and started again on the same port. */
export type OwnPostgres = {
  /** The URL of a migrated database. */
  readonly url: string;
  readonly cluster: Cluster;
  /** Sends `kill -9`; resolves when the process has ended. */
  readonly kill: () => Promise<void>;
  /** Starts the server; resolves when it accepts connections. */
  readonly start: () => Promise<void>;
  readonly isRunning: () => Promise<boolean>;
  /** Runs one statement on a new connection. */
  readonly query: <Row>(sql: string) => Promise<Row[]>;
  readonly remove: () => Promise<void>;
};

export type OwnPostgresOptions = {
  /** An empty folder for its data (default: a temporary one). */
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Environment variables of the server only. */
  readonly env?: Readonly<Record<string, string>>;
  /** True when the folder already contains a database. */
  readonly isRestored?: boolean;
};

const name = 'rondelle';

const runQuery = async <Row>(url: string, sql: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 60_000 });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query(sql)).rows as Row[];
  } finally {
    await client.end().catch(() => undefined);
  }
};

const killed = async (cluster: Cluster): Promise<void> => {
  const running = await readPostmaster(cluster.folder);
  if (!running || !isPostgres(running)) return;
  process.kill(running.pid, 'SIGKILL');
  while (isPostgres(running)) await sleep(5);
};

export const startOwnPostgres = async (options: OwnPostgresOptions = {}): Promise<OwnPostgres> => {
  const folder = options.folder ?? (await mkdtemp(path.join(tmpdir(), 'rondelle-faults-')));
  await mkdir(folder, { recursive: true });
  await chmod(folder, 0o755);
  const cluster = await ensureCluster(folder);
  const port = await freePort();
  const start = async () => {
    // The server inherits the environment of this process, which has these variables only while it starts.
    Object.assign(process.env, options.env);
    // The last of two flags wins: the server keeps its port, which its clients have in their settings.
    await runningServer(cluster, { shared_buffers: '64MB', ...options.settings, port: String(port) });
    for (const name of Object.keys(options.env ?? {})) delete process.env[name];
  };
  await start();
  const url = databaseUrl(cluster, port, name);
  if (!options.isRestored) {
    await runQuery(databaseUrl(cluster, port, 'postgres'), `CREATE DATABASE ${name}`);
    await migrate(url);
  }
  return {
    url,
    cluster,
    start,
    kill: () => killed(cluster),
    isRunning: async () => {
      const running = await readPostmaster(cluster.folder);
      return running !== null && isPostgres(running);
    },
    query: (sql) => runQuery(url, sql),
    remove: async () => {
      await stopServer(cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
