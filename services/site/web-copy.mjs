import { cpSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { isAlive } from './file-lock.mjs';

/** @param {string} folder */
const namesIn = (folder) => {
  try {
    return readdirSync(folder);
  } catch {
    return [];
  }
};

/**
 * Copies the built web application for one process, so that a later build does not affect it: Vite empties its folder
 * first, and a site reads files as long as it runs. Removes the copies of processes that have ended. Call it while
 * nothing builds. Returns the folder of the copy; the copy of this process is removed when it ends.
 *
 * @param {string} root
 */
export const copyOfWeb = (root) => {
  const copies = path.join(root, '.turbo', 'serving');
  const copy = path.join(copies, String(process.pid));
  for (const name of namesIn(copies))
    if (Number.parseInt(name, 10) === process.pid || !isAlive(Number.parseInt(name, 10)))
      rmSync(path.join(copies, name), { recursive: true, force: true });
  mkdirSync(copies, { recursive: true });
  cpSync(path.join(root, 'web', 'dist'), `${copy}.new`, { recursive: true });
  renameSync(`${copy}.new`, copy);
  process.once('exit', () => rmSync(copy, { recursive: true, force: true }));
  return copy;
};
