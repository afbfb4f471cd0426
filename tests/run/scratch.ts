import { statfsSync } from 'node:fs';

/** A folder in memory, on Linux. */
const inMemory = '/dev/shm';
const roomNeeded = 6 * 2 ** 30;

const hasRoom = (folder: string): boolean => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize >= roomNeeded;
  } catch {
    return false;
  }
};

/**
 * The temporary folder of the suites: in memory when there is room. The database of one test has 700 small files,
 * which a disk takes longer to create and delete than most tests run.
 */
export const scratch = (): Readonly<Record<string, string>> =>
  hasRoom(inMemory) ? { TMPDIR: inMemory } : {};
