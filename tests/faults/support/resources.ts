import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// The collector can be called without starting the process with a flag for it.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes in use after what nobody holds any more is gone. */
export const heapUsed = async (): Promise<number> => {
  for (let i = 0; i < 4; i += 1) {
    collect();
    await sleep(20);
  }
  return process.memoryUsage().heapUsed;
};

/** What keeps this process alive and open: sockets, timers. */
export const openResources = (): number => process.getActiveResourcesInfo().length;

export const megabytes = (bytes: number): number => Math.round(bytes / 104_857.6) / 10;

/** Megabytes of memory that a process holds; 0 where the system does not tell. */
export const residentMegabytes = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
  } catch {
    return 0;
  }
};

/** Looks twice a second at how much memory processes hold; answers the most that each has held, in megabytes. */
export const watchMemory = (pids: () => readonly number[]) => {
  let most = pids().map(residentMegabytes);
  const look = () => {
    most = pids().map((pid, i) => Math.max(most[i] ?? 0, residentMegabytes(pid)));
  };
  const timer = setInterval(look, 500);
  return {
    stop: (): readonly number[] => {
      clearInterval(timer);
      look();
      return most;
    },
  };
};
