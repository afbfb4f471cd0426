import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureCluster } from '@rondelle/site/postgres/cluster.ts';
import { databaseUrl, runningServer, stopServer } from '@rondelle/site/postgres/server.ts';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import { Client } from 'pg';
import type { TestProject } from 'vitest/node';
import { startPostgresContainer, usesContainers } from './containers.ts';

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

type Server = { readonly urlOf: (database: string) => string; readonly stop: () => Promise<void> };

const ofContainer = async (): Promise<Server> => {
  const { url, remove } = await startPostgresContainer(settings);
  const urlOf = (database: string) => Object.assign(new URL(url), { pathname: `/${database}` }).href;
  return { urlOf, stop: remove };
};

const embedded = async (): Promise<Server> => {
  const folder = await mkdtemp(join(tmpdir(), 'rondelle-tests-'));
  const cluster = await ensureCluster(folder);
  const stop = async () => {
    await stopServer(cluster);
    await rm(folder, { recursive: true, force: true });
  };
  try {
    const { port } = await runningServer(cluster, settings);
    return { urlOf: (database) => databaseUrl(cluster, port, database), stop };
  } catch (error) {
    await stop();
    throw error;
  }
};

const createDatabase = async (url: string, name: string): Promise<void> => {
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(`CREATE DATABASE ${name}`).finally(() => client.end());
};

/** Starts one real Postgres for the whole run. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const { urlOf, stop } = await (usesContainers ? ofContainer() : embedded());
  try {
    await createDatabase(urlOf('postgres'), templateDatabase);
    await migrate(urlOf(templateDatabase));
    project.provide('postgresUrl', urlOf('postgres'));
    return stop;
  } catch (error) {
    await stop();
    throw error;
  }
}
