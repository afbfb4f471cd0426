import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCluster } from '@rondelle/site/postgres/cluster.ts';
import { databaseUrl, runningServer, stopServer } from '@rondelle/site/postgres/server.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's Postgres: a superuser's URL of its maintenance database. */
    postgresUrl: string;
  }
}

/** The migrated database that `freshDatabase` copies. */
export const templateDatabase = 'template_migrated';

/** Test data need not outlive the run, so the server does not wait for the disk. */
const settings = { fsync: 'off', full_page_writes: 'off', max_connections: '200' };

const createDatabase = async (url: string, name: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
};

/** Starts one real Postgres for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rondelle-tests-'));
  const cluster = await ensureCluster(folder);
  const stop = async () => {
    await stopServer(cluster);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { port } = await runningServer(cluster, settings);
    await createDatabase(databaseUrl(cluster, port, 'postgres'), templateDatabase);
    await migrate(databaseUrl(cluster, port, templateDatabase));
    project.provide('postgresUrl', databaseUrl(cluster, port, 'postgres'));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
