import { accessSync, constants } from 'node:fs';
import path from 'node:path';

// Plain JavaScript, because the bootstrap must run on any Node from version 20.

/** Servers are often in sbin, which is not in the PATH of most users. */
const folders = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
];

/** @param {string} file */
const runs = (file) => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/**
 * Returns the path of the first installed program, by name or full path; null when none is installed.
 *
 * @param {readonly string[]} names
 * @returns {string | null}
 */
export const findProgram = (...names) =>
  names
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(runs) ?? null;

export const findNatsServer = () => findProgram('nats-server');
