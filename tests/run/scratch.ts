import { statfsSync } from 'node:fs';

/** Memory that looks like a folder, on Linux. */
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
 * Where suites put what they throw away again: in memory where there is room. The database of one test is 700 small
 * files, which a disk takes longer to make and to forget than most tests take.
 */
export const scratch = (): Readonly<Record<string, string>> =>
  hasRoom(inMemory) ? { TMPDIR: inMemory } : {};
