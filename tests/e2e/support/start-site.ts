import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { bareEnv, type Ended, type Launched, launchScript, root } from '../../support/launch.ts';
import { childrenOf } from './processes.ts';

export type SiteOptions = {
  /** The project to start; this one by default. */
  readonly project?: string;
  /** A new, empty folder by default, which `remove` deletes. */
  readonly dataDir?: string;
  readonly env?: Readonly<Record<string, string>>;
};

export type Site = Launched & {
  /** Without a trailing slash. */
  readonly url: string;
  readonly dataDir: string;
  /** Sends SIGINT, as Ctrl-C does. Returns the exit code. */
  readonly stop: () => Promise<Ended['code']>;
  /** Stops it and removes its data folder. */
  readonly remove: () => Promise<void>;
};

export const newDataDir = (): Promise<string> => mkdtemp(path.join(tmpdir(), 'rondelle-e2e-'));

/** The test run builds `WEB_DIST` for all sites that it starts. */
const inherited = () => Object.fromEntries(['HOME', 'WEB_DIST'].map((name) => [name, process.env[name]]));

/** Runs an npm script with a clean environment. */
export const runCommand = (
  command: string,
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  project = root,
): Launched =>
  launchScript(path.join(project, 'services/site/bootstrap.mjs'), [command, ...args], {
    cwd: project,
    // Starts a new process group, to distinguish left-over processes from those of the tests.
    detached: true,
    env: { ...bareEnv, ...inherited(), ...env },
  });

/** Starts the site as `npm start` does, on a free port, by default without the demonstration. */
export const startSite = async ({ project, dataDir, env }: SiteOptions = {}): Promise<Site> => {
  const folder = dataDir ?? (await newDataDir());
  const run = runCommand('start', [], { PORT: '0', DEMO: 'off', DATA_DIR: folder, ...env }, project);
  const stop = async () => (await run.end('SIGINT')).code;
  // Stops a site that never became ready, since no caller can.
  const [, url = ''] = await run
    .printed(/(?:ready|prêt) ?: (http:\S+?)\/?\s/)
    .catch(async (error: unknown) => {
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
export const pidsOf = async ({ pid, dataDir }: Site): Promise<{ node: number; postgres: number }> => {
  const note = await readFile(path.join(dataDir, 'postgres', 'postmaster.pid'), 'utf8');
  return { node: childrenOf(pid)[0] ?? 0, postgres: Number(note.split('\n')[0]) };
};
