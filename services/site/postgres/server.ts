import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Cluster } from './cluster.ts';
import { isPostgres, type Postmaster, readPostmaster, removeStaleNote } from './postmaster-pid.ts';

const startLimitMs = 60_000;
/** Postgres settings by name. */
export type ServerSettings = Readonly<Record<string, string>>;

const defaults: ServerSettings = {
  listen_addresses: '127.0.0.1',
  // TCP only: socket paths may be too long, and /tmp is shared by all users.
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  // No other server reads the WAL. A rebuild then writes the rows of its new tables to their files only; with one for
  // replicas it writes them to the WAL too, six times as many bytes there.
  wal_level: 'minimal',
  max_wal_senders: '0',
  max_connections: '100',
  jit: 'off',
  // Parallel queries use shared memory in /dev/shm, with only 64 MB in a container.
  max_parallel_workers_per_gather: '0',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const flagsOf = (settings: ServerSettings): string[] =>
  Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** Returns the superuser's URL of a database on the server. */
export const databaseUrl = ({ password }: Cluster, port: number, name: string): string =>
  `postgres://rondelle:${password}@127.0.0.1:${port}/${name}`;

const logOf = ({ folder }: Cluster): string => `${folder}.log`;

/** Starts the server in its own session, so that Ctrl-C in the terminal does not stop the database before the site. */
const launch = async (cluster: Cluster, settings: ServerSettings): Promise<{ ended: () => boolean }> => {
  const { user, binaries, folder } = cluster;
  const place = ['-D', folder, '-p', String(await freePort())];
  const [program, args] = user.command(binaries.postgres, [...place, ...flagsOf(settings)]);
  const log = await open(logOf(cluster), 'w', 0o600);
  const child = spawn(program, args, {
    ...user.ids,
    cwd: '/',
    detached: true,
    stdio: ['ignore', log.fd, log.fd],
    env: { ...process.env, LC_ALL: 'C' },
  });
  let ended = false;
  child.on('error', () => (ended = true)).on('exit', () => (ended = true));
  child.unref();
  await log.close();
  return { ended: () => ended };
};

const untilReady = async (cluster: Cluster, ended: () => boolean): Promise<Postmaster | null> => {
  const deadline = Date.now() + startLimitMs;
  while (Date.now() < deadline && !ended()) {
    const running = await readPostmaster(cluster.folder);
    if (running?.ready) return running;
    await sleep(20);
  }
  return null;
};

/** Returns the running server of a cluster, or starts one with these settings. */
export const runningServer = async (cluster: Cluster, settings: ServerSettings = {}): Promise<Postmaster> => {
  for (let attempt = 0; attempt < 40; attempt += 1) {
    const running = await readPostmaster(cluster.folder);
    if (running && isPostgres(running)) {
      if (running.ready) return running;
    } else {
      await removeStaleNote(cluster.folder);
      const { ended } = await launch(cluster, settings);
      const started = await untilReady(cluster, ended);
      if (started) return started;
    }
    // Another process is starting or stopping the server, or the workers of a killed server are still exiting.
    await sleep(250);
  }
  const log = await readFile(logOf(cluster), 'utf8').catch(() => '');
  throw new Error(`PostgreSQL did not start:\n${log.trim().split('\n').slice(-10).join('\n')}`);
};

/** Fast shutdown: connections are closed, committed data is on disk. Resolves when the process has ended. */
export const stopServer = async (cluster: Cluster): Promise<void> => {
  const running = await readPostmaster(cluster.folder);
  if (!running || !isPostgres(running)) return;
  process.kill(running.pid, 'SIGINT');
  const deadline = Date.now() + 8_000;
  while (isPostgres(running)) {
    if (Date.now() > deadline) return void process.kill(running.pid, 'SIGQUIT');
    await sleep(20);
  }
};
