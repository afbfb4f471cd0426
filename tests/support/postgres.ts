import { randomBytes } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';
import { templateDatabase } from './postgres.setup.ts';

export type FreshDatabase = {
  /** The URL of a new, migrated, empty database. */
  readonly url: string;
  /** Cuts every connection to it, as a crash of the network or of the server would. */
  readonly cutConnections: () => Promise<void>;
  readonly drop: () => Promise<void>;
};

const asSuperuser = async (sql: string): Promise<void> => {
  const client = new Client({ connectionString: inject('postgresUrl') });
  await client.connect();
  await client.query(sql).finally(() => client.end());
};

/** For tests of the project `integration`: call it in `beforeAll`, and `drop` in `afterAll`. */
export const freshDatabase = async (): Promise<FreshDatabase> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  await asSuperuser(`CREATE DATABASE ${name} TEMPLATE ${templateDatabase}`);
  const url = new URL(inject('postgresUrl'));
  url.pathname = `/${name}`;
  return {
    url: url.href,
    cutConnections: () =>
      asSuperuser(`SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = '${name}'`),
    drop: () => asSuperuser(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`),
  };
};
