import { readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

// Enables garbage collection on demand without starting the process with a flag.
setFlagsFromString('--expose-gc');
const collect: () => void = runInNewContext('gc');

/** Bytes in use after a garbage collection. */
export const heapUsed = async (): Promise<number> => {
  for (let i = 0; i < 4; i += 1) {
    collect();
    await sleep(20);
  }
  return process.memoryUsage().heapUsed;
};

/** Open resources that keep this process alive: sockets, timers. */
export const openResources = (): number => process.getActiveResourcesInfo().length;

export const megabytes = (bytes: number): number => Math.round(bytes / 104_857.6) / 10;

/** Resident memory of a process in megabytes; 0 when the system does not report it. */
export const residentMegabytes = (pid: number): number => {
  try {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    return Math.round(Number(/VmRSS:\s+(\d+)/.exec(status)?.[1] ?? 0) / 1_024);
  } catch {
    return 0;
  }
};

/** Measures the memory of processes twice a second; returns the maximum of each, in megabytes. */
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
