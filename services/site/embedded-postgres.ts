import { rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Client, DatabaseError } from 'pg';
import { openClient } from '@rondelle/infra/postgres/client.ts';
import { type Cluster, ensureCluster } from './postgres/cluster.ts';
import { databaseUrl, runningServer, stopServer } from './postgres/server.ts';

export type EmbeddedPostgres = {
  readonly url: string;
  /** Resolves to true for only one process per data folder, until that process ends in any way. */
  readonly claimSite: () => Promise<boolean>;
  /** Settles when the database stops unexpectedly. */
  readonly lost: Promise<void>;
  /** Disconnects; the last process that uses the server stops it. */
  readonly close: () => Promise<void>;
};

/** Advisory locks; Postgres releases them when the session of a dead process ends. */
const locks = { users: 7266521, site: 7266522 };
const database = 'rondelle';

const connect = (url: string): Promise<Client> => openClient(url, 'rondelle presence');

const isDuplicate = (error: unknown): boolean =>
  error instanceof DatabaseError && /^(42P04|23505)$/.test(error.code ?? '');

const createDatabase = async (url: string): Promise<void> => {
  const client = await connect(url);
  await client
    .query(`CREATE DATABASE ${database}`)
    .catch((error: unknown) => (isDuplicate(error) ? undefined : Promise.reject(error)))
    .finally(() => client.end());
};

/** Retries, because another process may be stopping the server at the same moment; the retry starts a new one. */
const connectAsUser = async (cluster: Cluster): Promise<{ url: string; session: Client }> => {
  for (let attempt = 1; ; attempt += 1) {
    const { port } = await runningServer(cluster);
    try {
      await createDatabase(databaseUrl(cluster, port, 'postgres'));
      const url = databaseUrl(cluster, port, database);
      const session = await connect(url);
      await session.query('SELECT pg_advisory_lock_shared($1)', [locks.users]);
      return { url, session };
    } catch (error) {
      if (attempt === 10) throw error;
      await sleep(250);
    }
  }
};

const tryLock = async (session: Client, lock: number): Promise<boolean> => {
  const { rows } = await session.query<{ ok: boolean }>('SELECT pg_try_advisory_lock($1) AS ok', [lock]);
  return rows[0]?.ok ?? false;
};

/** Opens the embedded Postgres 18 of a data folder; several processes may share it. */
export const openEmbeddedPostgres = async (dataDir: string): Promise<EmbeddedPostgres> => {
  const cluster = await ensureCluster(dataDir);
  const { url, session } = await connectAsUser(cluster);
  const urlFile = path.join(dataDir, 'postgres.json');
  await writeFile(urlFile, `${JSON.stringify({ url })}\n`, { mode: 0o600 });
  let closing = false;
  const lost = new Promise<void>((resolve) => session.on('end', () => !closing && resolve()));
  const close = async () => {
    if (closing) return;
    closing = true;
    const alone = await session
      .query('SELECT pg_advisory_unlock_shared($1)', [locks.users])
      .then(() => tryLock(session, locks.users))
      .catch(() => true);
    if (alone) {
      await stopServer(cluster);
      await rm(urlFile, { force: true });
    }
    await session.end().catch(() => undefined);
  };
  return { url, lost, close, claimSite: () => tryLock(session, locks.site) };
};
