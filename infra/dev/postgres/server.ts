import { spawn } from 'node:child_process';
import { open, readFile } from 'node:fs/promises';
import { setTimeout as sleep } from 'node:timers/promises';
import { freePort } from '../free-port.ts';
import type { Cluster } from './cluster.ts';
import { isPostgres, type Postmaster, readPostmaster, removeStaleNote } from './postmaster-pid.ts';

const startLimitMs = 60_000;
/** Settings of PostgreSQL by name. */
export type ServerSettings = Readonly<Record<string, string>>;

const defaults: ServerSettings = {
  listen_addresses: '127.0.0.1',
  // Only TCP: the path of a socket may be too long, and /tmp is everybody's.
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  max_connections: '100',
  jit: 'off',
  // Parallel queries share memory in /dev/shm, of which a container has 64 MB.
  max_parallel_workers_per_gather: '0',
  lc_messages: 'C',
  timezone: 'UTC',
  log_timezone: 'UTC',
};
const flagsOf = (settings: ServerSettings): string[] =>
  Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** The superuser's URL of one of the server's databases. */
export const databaseUrl = ({ password }: Cluster, port: number, name: string): string =>
  `postgres://rondelle:${password}@127.0.0.1:${port}/${name}`;

const logOf = ({ folder }: Cluster): string => `${folder}.log`;

/** In a session of its own, so that Ctrl-C in the terminal reaches the site first and not its database. */
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

/** The server of a cluster: the one that runs already, for whoever started it, or else a new one with these settings. */
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
    // Another one is starting or stopping here, or the workers of a killed one are still leaving.
    await sleep(250);
  }
  const log = await readFile(logOf(cluster), 'utf8').catch(() => '');
  throw new Error(`PostgreSQL did not start:\n${log.trim().split('\n').slice(-10).join('\n')}`);
};

/** A fast shutdown: connections are cut, what is committed is on disk. Resolves when the process has gone. */
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
