import { readdir, readFile } from 'node:fs/promises';
import type { Pool } from 'pg';
import { processorOfEnded } from '../saturday/processors.ts';
import { postmaster } from '../saturday/samples.ts';

/** Milliseconds of a processor since something began. */
export type Clock = () => Promise<number>;

/** The kernel counts nanoseconds for each thread; null when it has ended. */
const timeIn = async (file: string): Promise<number | null> => {
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : Number(text.split(' ')[0]) / 1e6;
};

/** All threads of a process, also those that have ended since: its own one, and those that compress or compute. */
export const clockOfProcess = (pid: number): Clock => {
  const last = new Map<string, number>();
  return async () => {
    for (const thread of await readdir(`/proc/${pid}/task`)) {
      const time = await timeIn(`/proc/${pid}/task/${thread}/schedstat`);
      if (time !== null) last.set(thread, time);
    }
    if (last.size === 0) throw new Error('this system does not report the processor time of threads');
    return [...last.values()].reduce((sum, time) => sum + time, 0);
  };
};

/** All processes of the database, also those of closed connections, without the one that starts the others. */
export const clockOfPostgres = async (pool: Pool): Promise<Clock> => {
  const first = await postmaster(pool);
  return async () => {
    const { rows } = await pool.query<{ pid: number }>('SELECT pid FROM pg_stat_activity');
    const living = await Promise.all(rows.map(({ pid }) => timeIn(`/proc/${pid}/schedstat`)));
    const ended = ((await processorOfEnded(first)) ?? 0) * 1e3;
    return living.reduce<number>((sum, time) => sum + (time ?? 0), ended);
  };
};
