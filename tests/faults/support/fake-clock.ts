import { existsSync, readdirSync, renameSync, writeFileSync } from 'node:fs';
import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

/** A settable clock for programs that start with this environment. */
export type FakeClock = {
  readonly env: Readonly<Record<string, string>>;
  /** Sets how many seconds the clock is ahead of the real time; negative values set it behind. */
  readonly set: (seconds: number) => void;
  readonly remove: () => Promise<void>;
};

/** Finds the library of the package `faketime` where Debian and its derivatives install it. */
const findLibrary = (): string | null => {
  const folders = existsSync('/usr/lib') ? readdirSync('/usr/lib').map((name) => `/usr/lib/${name}`) : [];
  const candidates = ['/usr/lib', ...folders].map((folder) => `${folder}/faketime/libfaketime.so.1`);
  return candidates.find((file) => existsSync(file)) ?? null;
};

/** Null when `libfaketime` is not installed. */
export const fakeClock = async (): Promise<FakeClock | null> => {
  const library = findLibrary();
  if (!library) return null;
  const folder = await mkdtemp(path.join(tmpdir(), 'rondelle-clock-'));
  await chmod(folder, 0o755);
  const file = path.join(folder, 'offset');
  // Replaces the file atomically, because a program that reads half of it ends.
  const set = (seconds: number) => {
    writeFileSync(`${file}.new`, `${seconds < 0 ? '' : '+'}${seconds}\n`, { mode: 0o644 });
    renameSync(`${file}.new`, file);
  };
  set(0);
  return {
    set,
    env: {
      LD_PRELOAD: library,
      FAKETIME_TIMESTAMP_FILE: file,
      FAKETIME_NO_CACHE: '1',
      // Timers continue as before: only the time of day jumps.
      FAKETIME_DONT_FAKE_MONOTONIC: '1',
    },
    remove: () => rm(folder, { recursive: true, force: true }),
  };
};
