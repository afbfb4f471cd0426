import { randomBytes } from 'node:crypto';
import { openClient } from '../postgres/client.ts';
import { migrate } from '../postgres/migrate.ts';
import { restore } from './restore.ts';

const withDatabase = (databaseUrl: string, name: string): string => {
  const url = new URL(databaseUrl);
  url.pathname = `/${name}`;
  return url.href;
};

/**
 * Restores a backup into a temporary database on the same server, then drops it. Throws when a file is damaged or a row
 * is rejected. The database user needs the right to create databases.
 */
export const verifyBackup = async (databaseUrl: string, folder: string): Promise<void> => {
  const scratch = `rondelle_verify_${randomBytes(6).toString('hex')}`;
  const client = await openClient(databaseUrl, 'rondelle backup');
  try {
    await client.query(`CREATE DATABASE ${scratch}`);
    try {
      const scratchUrl = withDatabase(databaseUrl, scratch);
      await migrate(scratchUrl);
      await restore(scratchUrl, folder);
    } finally {
      await client.query(`DROP DATABASE IF EXISTS ${scratch} WITH (FORCE)`);
    }
  } finally {
    await client.end();
  }
};
