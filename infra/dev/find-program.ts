import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Servers are often in sbin, which is not in the PATH of most users. */
const folders = [
  ...(process.env['PATH'] ?? '').split(path.delimiter),
  '/usr/bin',
  '/usr/sbin',
  '/usr/local/bin',
  '/opt/homebrew/bin',
];

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};

/** Returns the path of the first installed program, by name or full path; null when none is installed. */
export const findProgram = (...names: readonly string[]): string | null =>
  names
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(runs) ?? null;

export const findNatsServer = (): string | null => findProgram('nats-server');
