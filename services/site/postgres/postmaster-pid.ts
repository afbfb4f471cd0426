import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';

/** The state that Postgres writes to its data folder; it remains there after a kill. */
export type Postmaster = { readonly pid: number; readonly port: number; readonly ready: boolean };

const file = (folder: string): string => path.join(folder, 'postmaster.pid');

/** Parses postmaster.pid: pid, folder, start time, port, socket folder, address, shared memory, state. */
export const readPostmaster = async (folder: string): Promise<Postmaster | null> => {
  const lines = (await readFile(file(folder), 'utf8').catch(() => '')).split('\n');
  const [pid, port] = [Number(lines[0]), Number(lines[3])];
  return pid > 0 && port > 0 ? { pid, port, ready: lines[7]?.trim() === 'ready' } : null;
};

const commandLine = (pid: number): string => {
  try {
    return process.platform === 'linux'
      ? readFileSync(`/proc/${pid}/cmdline`, 'utf8')
      : execFileSync('ps', ['-ww', '-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
};

/** Returns true when the pid belongs to a Postgres; pids are reused, so another program may have it now. */
export const isPostgres = ({ pid }: Pick<Postmaster, 'pid'>): boolean =>
  commandLine(pid).includes('postgres');

/** Removes a stale pid file: Postgres refuses to start while its pid exists, even if another program has it now. */
export const removeStaleNote = async (folder: string): Promise<void> => {
  const noted = await readPostmaster(folder);
  if (noted && !isPostgres(noted)) await rm(file(folder), { force: true });
};
