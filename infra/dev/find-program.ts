import { accessSync, constants } from 'node:fs';
import path from 'node:path';

/** Servers stand in sbin, which the PATH of most people leaves out. */
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

/** The path of the first of these programs that is installed, by name or by full path; null where none is. */
export const findProgram = (...names: readonly string[]): string | null =>
  names
    .flatMap((name) => (path.isAbsolute(name) ? [name] : folders.map((folder) => path.join(folder, name))))
    .find(runs) ?? null;

export const findNatsServer = (): string | null => findProgram('nats-server');
