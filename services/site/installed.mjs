import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

/** @typedef {{ version?: string, integrity?: string, optional?: boolean, devOptional?: boolean, link?: boolean }} LockedPackage */

/** @param {string} file @returns {Record<string, LockedPackage>} */
const packagesOf = (file) => JSON.parse(readFileSync(file, 'utf8')).packages ?? {};

/** @param {LockedPackage} locked @param {LockedPackage | undefined} installed */
const matches = (locked, installed) =>
  installed
    ? installed.version === locked.version && installed.integrity === locked.integrity
    : Boolean(locked.optional || locked.devOptional);

/**
 * Returns true when node_modules matches the lock file, according to the list that npm writes at the end of an
 * installation. Optional packages for other systems may be missing.
 *
 * @param {string} root
 */
export const dependenciesInStep = (root) => {
  const left = path.join(root, 'node_modules', '.package-lock.json');
  if (!existsSync(left)) return false;
  const installed = packagesOf(left);
  return Object.entries(packagesOf(path.join(root, 'package-lock.json')))
    .filter(([place]) => place.includes('node_modules/'))
    .every(([place, locked]) => matches(locked, installed[place]));
};
