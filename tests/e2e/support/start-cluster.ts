import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterNote } from '@rondelle/site/cluster/cluster-note.ts';
import { newDataDir, type Run, runCommand } from './start-site.ts';

export type RunningCluster = Run & {
  readonly dataDir: string;
  /** The URLs of both gateways, without a trailing slash. */
  readonly urls: readonly string[];
  readonly databaseUrl: string;
  /** The current processes with their URLs and ids. */
  readonly members: () => Promise<ClusterNote>;
  readonly stop: () => Promise<number | string>;
  readonly remove: () => Promise<void>;
};

const startLimitMs = 300_000;

const untilReady = async (run: Run): Promise<readonly string[]> => {
  const deadline = Date.now() + startLimitMs;
  for (;;) {
    const found = /ready: (http:\S+) (http:\S+)/.exec(run.output());
    if (found) return found.slice(1);
    if (run.child.exitCode !== null || Date.now() > deadline)
      throw new Error(`the cluster is not ready:\n${run.output()}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
};

const readJson = async (dataDir: string, name: string) =>
  JSON.parse(await readFile(path.join(dataDir, name), 'utf8'));

/**
 * Starts the processes of a large site as `npm run cluster` does, on free ports, by default without the demonstration.
 */
export const startCluster = async (
  folder?: string,
  env: Readonly<Record<string, string>> = {},
): Promise<RunningCluster> => {
  const dataDir = folder ?? (await newDataDir());
  const run = runCommand('cluster', [], { PORT: '0', DEMO: 'off', DATA_DIR: dataDir, ...env });
  const urls = await untilReady(run);
  const { url: databaseUrl } = await readJson(dataDir, 'postgres.json');
  const stop = () => {
    run.child.kill('SIGINT');
    return run.ended;
  };
  const remove = async () => {
    await stop();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    ...run,
    dataDir,
    urls,
    databaseUrl,
    members: () => readJson(dataDir, 'cluster.json'),
    stop,
    remove,
  };
};
