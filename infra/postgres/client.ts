import { Client } from 'pg';
import { connectionConfig, type PoolOptions } from './pool.ts';

/**
 * Creates a connection outside of a pool, for work that needs one of its own; the caller connects and ends it. When it
 * is cut, its next query fails: without a listener, the event `error` would end the process.
 */
export const createClient = (
  databaseUrl: string,
  applicationName?: string,
  session?: PoolOptions['session'],
): Client => new Client(connectionConfig(databaseUrl, applicationName, session)).on('error', () => undefined);

/** Opens such a connection. Rejects when the database cannot be reached. */
export const openClient = async (
  databaseUrl: string,
  applicationName?: string,
  session?: PoolOptions['session'],
): Promise<Client> => {
  const client = createClient(databaseUrl, applicationName, session);
  await client.connect();
  return client;
};
