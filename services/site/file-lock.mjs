import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const retryMs = 100;

/** Returns whether a process with this id runs on this machine. @param {number} pid */
export const isAlive = (pid) => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    // The process exists, but belongs to another user.
    return /** @type {NodeJS.ErrnoException} */ (error).code === 'EPERM';
  }
};

/** The process that holds the lock; null when nobody does. @param {string} file */
const holderOf = (file) => {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
};

/** Creates the lock with its content in one step; returns false when it exists. @param {string} own @param {string} file */
const take = (own, file) => {
  try {
    linkSync(own, file);
    return true;
  } catch (error) {
    if (/** @type {NodeJS.ErrnoException} */ (error).code === 'EEXIST') return false;
    throw error;
  }
};

/**
 * Removes the lock of a process that died. Another process may have replaced it meanwhile: a lock with another holder
 * is put back.
 *
 * @param {string} file @param {number} dead
 */
const remove = (file, dead) => {
  const removed = `${file}.${process.pid}.removed`;
  try {
    renameSync(file, removed);
  } catch {
    return;
  }
  if (holderOf(removed) !== dead) take(removed, file);
  rmSync(removed, { force: true });
};

/**
 * Runs `act` while no other process on this machine holds the lock file, whose folder must exist. A lock that a killed
 * process left behind is taken over. `onWait` is called once, with the holder's process id, when the caller must wait.
 *
 * @template Result
 * @param {string} file
 * @param {{ onWait: (pid: number) => void }} options
 * @param {() => Promise<Result>} act
 * @returns {Promise<Result>}
 */
export const withFileLock = async (file, { onWait }, act) => {
  const own = `${file}.${process.pid}`;
  writeFileSync(own, String(process.pid));
  try {
    for (let waited = false; !take(own, file); ) {
      const holder = holderOf(file);
      if (holder === null) continue;
      // A process id that is our own was another process's before a restart of the machine or container.
      if (holder === process.pid || !isAlive(holder)) {
        remove(file, holder);
        continue;
      }
      if (!waited) onWait(holder);
      waited = true;
      await sleep(retryMs);
    }
  } finally {
    rmSync(own, { force: true });
  }
  const release = () => rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await act();
  } finally {
    process.off('exit', release);
    release();
  }
};
