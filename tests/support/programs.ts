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
const chromiumNames = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
const macBrowsers = ['Google Chrome', 'Chromium'].map(
  (name) => `/Applications/${name}.app/Contents/MacOS/${name}`,
);

const runs = (file: string): boolean => {
  try {
    accessSync(file, constants.X_OK);
    return true;
  } catch {
    return false;
  }
};
const onPath = (name: string): string[] => folders.map((folder) => path.join(folder, name));

/** The path of Chromium or Chrome, `CHROMIUM_PATH` first; null where there is none. */
export const findChromium = (): string | null => {
  const named = process.env['CHROMIUM_PATH'];
  return [...(named ? [named] : []), ...chromiumNames.flatMap(onPath), ...macBrowsers].find(runs) ?? null;
};

/** The path of the NATS server; null where there is none. */
export const findNatsServer = (): string | null => onPath('nats-server').find(runs) ?? null;
