import { readFile } from 'node:fs/promises';
import type { Pool } from 'pg';

/** Milliseconds of processor time that a process has had; null where the system does not say. */
export const ofProcess = async (pid: number): Promise<number | null> => {
  const text = await readFile(`/proc/${pid}/schedstat`, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split(' ')[0]) / 1e6;
};

const ofThisProcess = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e3;
};

/** The server processes of the connections that are open. */
const serversOf = async (pool: Pool): Promise<readonly number[]> => {
  const { rows } = await pool.query<{ pid: number }>(
    'SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND backend_type = $1',
    ['client backend'],
  );
  return rows.map(({ pid }) => pid);
};

/**
 * A clock of the processor time of this process and of the database's, in milliseconds: unlike another, it does not go
 * on while others use the machine. Where the system does not say it of other processes, the usual clock.
 */
export const processorClock = async (pool: Pool): Promise<() => Promise<number>> => {
  const servers = await serversOf(pool);
  /** A connection that is closed has had what it had last. */
  const last = new Map<number, number>();
  const read = async () => {
    for (const pid of servers) last.set(pid, (await ofProcess(pid)) ?? last.get(pid) ?? 0);
    return ofThisProcess() + [...last.values()].reduce((sum, time) => sum + time, 0);
  };
  const isKnown = (await ofProcess(process.pid)) !== null;
  return isKnown ? read : async () => performance.now();
};
