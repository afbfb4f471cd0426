import { chmod, mkdir, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '@rondelle/infra/dev/free-port.ts';
import { type Cluster, ensureCluster } from '@rondelle/infra/dev/postgres/cluster.ts';
import { isPostgres, readPostmaster } from '@rondelle/infra/dev/postgres/postmaster-pid.ts';
import { databaseUrl, runningServer, stopServer } from '@rondelle/infra/dev/postgres/server.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { Client } from 'pg';

/** A PostgreSQL of one's own, as durable as the product's, that can be killed and started again on the same port. */
export type OwnPostgres = {
  /** A migrated database. */
  readonly url: string;
  readonly cluster: Cluster;
  /** kill -9; resolves when the process has gone. */
  readonly kill: () => Promise<void>;
  /** Resolves when it answers again. */
  readonly start: () => Promise<void>;
  readonly isRunning: () => Promise<boolean>;
  /** Runs one statement on a connection of its own. */
  readonly query: <Row>(sql: string) => Promise<Row[]>;
  readonly remove: () => Promise<void>;
};

export type OwnPostgresOptions = {
  /** An empty folder to put it into (default: a temporary one). */
  readonly folder?: string;
  readonly settings?: Readonly<Record<string, string>>;
  /** Variables of the environment that the server alone sees. */
  readonly env?: Readonly<Record<string, string>>;
  /** Whether the folder holds a database already. */
  readonly isRestored?: boolean;
};

const name = 'rondelle';

const ask = async <Row>(url: string, sql: string): Promise<Row[]> => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 10_000 });
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
    // A server is launched with the environment of this process, which has these only for that moment.
    Object.assign(process.env, options.env);
    // The later one of two flags counts: the same port again, which others remember.
    await runningServer(cluster, { shared_buffers: '64MB', ...options.settings, port: String(port) });
    for (const name of Object.keys(options.env ?? {})) delete process.env[name];
  };
  await start();
  const url = databaseUrl(cluster, port, name);
  if (!options.isRestored) {
    await ask(databaseUrl(cluster, port, 'postgres'), `CREATE DATABASE ${name}`);
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
    query: (sql) => ask(url, sql),
    remove: async () => {
      await stopServer(cluster);
      await rm(folder, { recursive: true, force: true });
    },
  };
};
