import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { childrenOf } from './processes.ts';

const root = fileURLToPath(new URL('../../../', import.meta.url));
const startLimitMs = 300_000;

export type SiteOptions = {
  /** The project to start; this one by default. */
  readonly project?: string;
  /** A new, empty folder by default, which `remove` deletes. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
};

export type Run = {
  readonly child: ChildProcess;
  /** Everything printed so far, on stdout and stderr. */
  readonly output: () => string;
  /** Resolves with the exit code, or the signal that ended it. */
  readonly ended: Promise<number | string>;
};

export type Site = Run & {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** Sends SIGINT, as Ctrl-C does. Returns the exit code. */
  readonly stop: () => Promise<number | string>;
  /** Stops it and removes its data folder. */
  readonly remove: () => Promise<void>;
};

export const newDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'rondelle-e2e-'));

/** The test run builds `WEB_DIST` for all sites that it starts. */
const inherited = () =>
  Object.fromEntries(['PATH', 'HOME', 'WEB_DIST'].map((name) => [name, process.env[name]]));

/** Runs an npm script with a clean environment. */
export const runCommand = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  project = root,
): Run => {
  const child = spawn(process.execPath, ['services/site/bootstrap.mjs', command, ...args], {
    cwd: project,
    // Starts a new process group, to distinguish left-over processes from those of the tests.
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...inherited(), LANG: 'en_CA.UTF-8', ...env },
  });
  let printed = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (printed += String(chunk)));
  const ended = once(child, 'close').then(([code, signal]): number | string => code ?? signal);
  return { child, output: () => printed, ended };
};

const untilReady = (run: Run): Promise<string> =>
  new Promise((resolve, reject) => {
    const give = (why: string) => reject(new Error(`the site ${why}:\n${run.output()}`));
    const limit = setTimeout(() => give('is not ready in time'), startLimitMs);
    const look = () => {
      const url = /(?:ready|prêt) ?: (http:\S+)/.exec(run.output())?.[1];
      if (url) {
        clearTimeout(limit);
        resolve(url.replace(/\/$/, ''));
      }
    };
    run.child.stdout?.on('data', look);
    void run.ended.then(() => {
      clearTimeout(limit);
      give('has ended');
    });
  });

/** Starts the site as `npm start` does, on a free port, by default without the demonstration. */
export const startSite = async ({ project, dataDir, env }: SiteOptions = {}): Promise<Site> => {
  const folder = dataDir ?? (await newDataDir());
  const run = runCommand('start', [], { PORT: '0', DEMO: 'off', DATA_DIR: folder, ...env }, project);
  const stop = () => {
    run.child.kill('SIGINT');
    return run.ended;
  };
  // Stops a site that never became ready, since no caller can.
  const url = await untilReady(run).catch(async (error: unknown) => {
    await stop();
    throw error;
  });
  const remove = async () => {
    await stop();
    await rm(folder, { recursive: true, force: true });
  };
  return { ...run, url, dataDir: folder, stop, remove };
};

/** The process ids of the site's program and of its database. */
export const pidsOf = async ({ child, dataDir }: Site): Promise<{ node: number; postgres: number }> => {
  const note = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return { node: childrenOf(child.pid ?? 0)[0] ?? 0, postgres: Number(note.split('\n')[0]) };
};
