import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** CPU time of a process in milliseconds; null when the system does not report it. */
export const ofProcess = async (pid: number): Promise<number | null> => {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split(' ')[0]) / 1e6;
};

const ofThisProcess = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/** Process ids of the server processes of the open connections. */
const serversOf = async (pool: Pool): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = $1',
    ['client backend'],
  );
  return rows.map(({ pid }) => pid);
};

/**
 * Returns a clock of the CPU time of this process and of the database, in milliseconds; unlike wall time, other
 * processes do not add to it. Falls back to wall time where the system does not report CPU time of other processes.
 */
export const processorClock = async (pool: Pool): Promise<() => Promise<number>> => {
  const servers = await serversOf(pool);
  /** The last known time of each connection, which still counts after it is closed. */
  const last = new Map<number, number>();
  const read = async () => {
    for (const pid of servers) last.set(pid, (await ofProcess(pid)) ?? last.get(pid) ?? 0);
    return ofThisProcess() + [...last.values()].reduce((sum, time) => sum + time, 0);
  };
  const isKnown = (await ofProcess(process.pid)) !== null;
  return isKnown ? read : async () => performance.now();
};
