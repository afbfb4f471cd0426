import { readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import type { ClusterNote } from '@rondelle/site/cluster/cluster-note.ts';
import type { Ended, Launched } from '../../support/launch.ts';
import { newDataDir, runCommand } from './start-site.ts';

export type RunningCluster = Launched & {
  readonly dataDir: string;
  /** The URLs of both gateways, without a trailing slash. */
  readonly urls: readonly string[];
  readonly databaseUrl: string;
  /** The current processes with their URLs and ids. */
  readonly members: () => Promise<ClusterNote>;
  readonly stop: () => Promise<Ended['code']>;
  readonly remove: () => Promise<void>;
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
  const [, ...urls] = await run.printed(/ready: (http:\S+) (http:\S+)\s/);
  const { url: databaseUrl } = await readJson(dataDir, 'postgres.json');
  const stop = async () => (await run.end('SIGINT')).code;
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
