import { cp, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { freePort } from '@rondelle/site/free-port.ts';
import { type Cluster, ensureCluster } from '@rondelle/site/postgres/cluster.ts';
import { readPostmaster } from '@rondelle/site/postgres/postmaster-pid.ts';
import { databaseUrl, runningServer, stopServer } from '@rondelle/site/postgres/server.ts';
import { Client } from 'pg';
import { launch } from './launch.ts';

export type ReplicatedPostgres = {
  /** A superuser's URLs of the maintenance databases. */
  readonly primaryUrl: string;
  readonly replicaUrl: string;
  /** Pauses replay on the replica: it receives the WAL but does not show it, as with replication lag. */
  readonly pauseReplay: () => Promise<void>;
  readonly letGo: () => Promise<void>;
  readonly stopReplica: () => Promise<void>;
  readonly startReplica: () => Promise<void>;
  /** Stops the primary for good. */
  readonly stopPrimary: () => Promise<void>;
  readonly remove: () => Promise<void>;
};

const queryAll = async (url: string, ...queries: readonly string[]) => {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 1_000 });
  await client.connect();
  try {
    const results = [];
    for (const query of queries) results.push((await client.query(query)).rows[0]);
    return results;
  } finally {
    await client.end();
  }
};

/** Files that belong to the running primary, or that are streamed. */
const isLeftOut = (place: string): boolean => /\/(postmaster\.(pid|opts)|pg_wal\/.+)$/.test(place);

/** Copies a running cluster with PostgreSQL's own functions, because its npm packages lack `pg_basebackup`. */
const copyCluster = async (from: Cluster, port: number, folder: string): Promise<void> => {
  const client = new Client({ connectionString: databaseUrl(from, port, 'postgres') });
  await client.connect();
  await client.query("SELECT pg_backup_start('replica', true)");
  await cp(from.folder, folder, { recursive: true, filter: (place) => !isLeftOut(place) });
  const { rows } = await client.query<{ labelfile: string }>('SELECT labelfile FROM pg_backup_stop(false)');
  await client.end();
  await mkdir(path.join(folder, 'pg_wal'), { recursive: true, mode: 0o700 });
  await writeFile(path.join(folder, 'backup_label'), rows[0]?.labelfile ?? '');
  await writeFile(path.join(folder, 'standby.signal'), '');
  const source = `host=127.0.0.1 port=${port} user=rondelle password=${from.password}`;
  await writeFile(path.join(folder, 'postgresql.auto.conf'), `primary_conninfo = '${source}'\n`);
};

/** Makes the server's user the owner of the files. */
const changeOwner = async ({ user }: Cluster, folder: string): Promise<void> => {
  const places = await readdir(folder, { recursive: true, withFileTypes: true });
  await user.give(folder);
  for (const place of places) await user.give(path.join(place.parentPath, place.name));
};

/** Starts two real PostgreSQL servers; one is a replica of the other. */
export const replicatedPostgres = async (): Promise<ReplicatedPostgres> => {
  const home = await mkdtemp(path.join(tmpdir(), 'rondelle-replica-'));
  const primary = await ensureCluster(path.join(home, 'primary'));
  const { port } = await runningServer(primary, {
    wal_level: 'replica',
    max_wal_senders: '2',
    wal_keep_size: '256MB',
  });
  const replica: Cluster = { ...primary, folder: path.join(home, 'replica') };
  await copyCluster(primary, port, replica.folder);
  await changeOwner(primary, replica.folder);
  const replicaPort = await freePort();
  const replicaUrl = databaseUrl(primary, replicaPort, 'postgres');

  const startReplica = async (): Promise<void> => {
    const settings = ['hot_standby=on', 'listen_addresses=127.0.0.1', 'unix_socket_directories='];
    const flags = settings.flatMap((setting) => ['-c', setting]);
    const place = ['-D', replica.folder, '-p', String(replicaPort)];
    const [program, args] = replica.user.command(replica.binaries.postgres, place.concat(flags));
    const server = launch(program, args, { ...replica.user.ids, cwd: '/' });
    await server.until(() => queryAll(replicaUrl, 'SELECT 1').catch(() => null));
  };
  const stopReplica = async (): Promise<void> => {
    if (await readPostmaster(replica.folder)) await stopServer(replica);
  };
  await startReplica();
  return {
    primaryUrl: databaseUrl(primary, port, 'postgres'),
    replicaUrl,
    pauseReplay: async () => void (await queryAll(replicaUrl, 'SELECT pg_wal_replay_pause()')),
    letGo: async () => void (await queryAll(replicaUrl, 'SELECT pg_wal_replay_resume()')),
    stopReplica,
    startReplica,
    stopPrimary: () => stopServer(primary),
    remove: async () => {
      await stopReplica();
      if (await readPostmaster(primary.folder)) await stopServer(primary);
      await rm(home, { recursive: true, force: true });
    },
  };
};
