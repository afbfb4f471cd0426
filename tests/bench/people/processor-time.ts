import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** Milliseconds of processor time that a process has had; null where the system does not say. */
const ofProcess = async (pid: number): Promise<number | null> => {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split(' ')[0]) / 1e6;
};

const ofThisProcess = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/** The server processes of the connections that are open. */
export const serversOf = async (pool: Pool): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = $1',
    ['client backend'],
  );
  return rows.map(({ pid }) => pid);
};

/**
 * Processor time of this process and of the database's, in milliseconds: unlike the clock, it does not grow while others
 * use the machine. Where the system does not say it of other processes, the clock.
 */
export const timeSpent = async (servers: readonly number[]): Promise<number> => {
  const times = await Promise.all(servers.map(ofProcess));
  if (times.some((time) => time === null)) return performance.now();
  return ofThisProcess() + times.reduce<number>((sum, time) => sum + (time ?? 0), 0);
};
